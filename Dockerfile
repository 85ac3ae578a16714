# Image of the bot. Build: docker build -t harbourmaster .  Run: see compose.yaml.

FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements/build.txt requirements/run.txt requirements/
# Dependencies are installed before the code is copied, so that code changes don't download them again.
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
    && install -d -o harbour -g harbour /data /backups
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    HARBOURMASTER_DATA=/data
USER 10001:10001
WORKDIR /data
VOLUME /data
# Healthy while the bot updates /data/heartbeat at least once a minute.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["harbourmaster", "health", "--serving"]
# The exec form has no shell, so that the bot receives Docker's SIGTERM. Docker restarts every container that exits.
# With --stay, an error that a restart can't fix (such as a wrong token) is logged, and the container stays unhealthy.
CMD ["harbourmaster", "run", "--stay"]
