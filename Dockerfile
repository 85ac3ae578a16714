# The bot in a box. Build: docker build -t harbourmaster .  Run: see compose.yaml.

FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements/build.txt requirements/run.txt requirements/
# The lock comes before the code, so that a change of the code downloads nothing.
RUN pip install --no-cache-dir --no-deps --require-hashes -r requirements/build.txt \
    && python -m venv --without-pip /app \
    && pip --python /app/bin/python install --no-cache-dir --no-deps --require-hashes --only-binary :all: \
        -r requirements/run.txt
COPY . .
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && pip --python /app/bin/python install --no-cache-dir --no-deps /wheels/*.whl

FROM python:3.13-slim
RUN groupadd --system --gid 10001 harbour \
    && useradd --system --uid 10001 --gid harbour --no-create-home --home-dir /data harbour \
    && install -d -o harbour -g harbour /data
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    HARBOURMASTER_DATA=/data
USER 10001:10001
WORKDIR /data
VOLUME /data
# Healthy while the running bot touches /data/heartbeat at least once a minute.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["harbourmaster", "health"]
# Docker stops with SIGTERM, and the bot has to see it itself: no shell in between. Docker starts again whatever has
# ended, so where that can't help (a token that is wrong) the process says why and stays, without being healthy.
CMD ["harbourmaster", "run", "--stay"]
