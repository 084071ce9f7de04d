import { lanes } from '../../platform/outbox/outbox';
import type { Database } from '../../platform/database';
import { patiently } from './patiently';
import { schemas } from './next-schema';

// Held as long as changes are to be noted: should a rebuild die, nothing is noted for it any more and no writer notices.
const notesLock = 252_104;

// They queue up behind what the rebuild has begun with, so that it comes to an end however much changes.
const statements = [
  `CREATE SCHEMA ${schemas.notes}`,
  `CREATE TABLE ${schemas.notes}.outbox (LIKE public.outbox INCLUDING ALL)`,
  `CREATE TABLE ${schemas.notes}.outbox_dead (LIKE public.outbox_dead INCLUDING ALL)`,
  `CREATE FUNCTION ${schemas.notes}.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF pg_try_advisory_xact_lock_shared(${notesLock}) THEN RETURN NULL; END IF;
     INSERT INTO ${schemas.notes}.outbox (topic, key, lane) SELECT topic, key, ${lanes.inBulk} FROM noted;
     RETURN NULL;
   END $$`,
];

/**
 * From here on every change waits twice: for the projector and, in a table of its own, for the rebuild. The trigger waits
 * for the writers under way, so what is committed later is noted, and what was before is found by the rebuild itself.
 */
export async function beginNotes(database: Database): Promise<void> {
  for (const statement of statements) await database.query(statement);
  await database.query(`SELECT pg_advisory_lock(${notesLock})`);
  await patiently(database, [
    `CREATE TRIGGER note_change AFTER INSERT ON public.outbox REFERENCING NEW TABLE AS noted
     FOR EACH STATEMENT EXECUTE FUNCTION ${schemas.notes}.note_change()`,
  ]);
}

/** Once the projector leaves its outbox alone, what changes waits there. */
export async function closeNotes(database: Database): Promise<void> {
  await database.query(`SELECT pg_advisory_unlock(${notesLock})`);
}

/** The trigger goes with its function. */
export function endNotes(database: Database): Promise<void> {
  return patiently(database, [`DROP SCHEMA IF EXISTS ${schemas.notes} CASCADE`]);
}
