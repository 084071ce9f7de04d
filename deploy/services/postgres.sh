# As the official image: the first start makes the cluster with POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB.
set -eu
data=/var/lib/postgresql/data/cluster
bin=$(echo /usr/lib/postgresql/*/bin)
if [ ! -s "$data/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  "$bin/initdb" -D "$data" -U "$POSTGRES_USER" --pwfile=/tmp/password -A scram-sha-256 -E UTF8 --locale=C.UTF-8 --no-sync
  rm /tmp/password
  echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
  echo "CREATE DATABASE \"$POSTGRES_DB\"" | "$bin/postgres" --single -D "$data" postgres
fi
exec "$bin/postgres" -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp -c max_connections=200
