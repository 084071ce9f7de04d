-- Once, as superuser, in the shop's database: psql -d tradehall -f roles.sql
-- tradehall owns the database: migration, engine and worker (the rebuild of the read side makes and swaps schemas).
-- tradehall_reader is the middleware's: it reads and can write nothing. tradehall_backup is pgBackRest's: it reads no table.
-- A statement ends with an empty line, so that "postgres --single -j" can read this file, too.

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'tradehall_reader') THEN CREATE ROLE tradehall_reader LOGIN; END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'tradehall_backup') THEN CREATE ROLE tradehall_backup LOGIN; END IF;
END $$;

-- Nobody else connects, and nobody but the owner makes anything.
REVOKE ALL ON DATABASE tradehall FROM PUBLIC;

GRANT CONNECT ON DATABASE tradehall TO tradehall_reader, tradehall_backup;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;

-- Also of schemas and tables that are yet to be made: a rebuild of the read side makes them anew.
ALTER DEFAULT PRIVILEGES FOR ROLE tradehall GRANT USAGE ON SCHEMAS TO tradehall_reader;

ALTER DEFAULT PRIVILEGES FOR ROLE tradehall GRANT SELECT ON TABLES TO tradehall_reader;

DO $$ DECLARE room text; BEGIN
  FOR room IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO tradehall_reader', room);
    EXECUTE format('GRANT SELECT ON ALL TABLES IN SCHEMA %I TO tradehall_reader', room);
  END LOOP;
END $$;

-- Search nodes know by it which database they were fed from.
GRANT EXECUTE ON FUNCTION pg_control_system() TO tradehall, tradehall_reader;

GRANT pg_read_all_settings TO tradehall_backup;

GRANT EXECUTE ON FUNCTION pg_backup_start(text, boolean), pg_backup_stop(boolean), pg_switch_wal(), pg_create_restore_point(text)
  TO tradehall_backup;
