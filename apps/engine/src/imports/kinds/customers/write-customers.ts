import { z } from 'zod';
import { type Database, selectRows, storableJson } from '../../../platform/database';
import { intentOf } from './customer-states';
import type { CustomerValues } from './judge-customers';

export interface CustomerToSet {
  readonly customerId: number;
  readonly source: string;
  readonly key: string;
  readonly values: CustomerValues;
}

// The lock under which everything about an address happens, whoever begins an account meanwhile.
const lockAddress = `
  SELECT pg_advisory_xact_lock(hashtextextended('account:' || email, 0))
  FROM (SELECT DISTINCT unnest($1::text[]) AS email ORDER BY 1) AS given WHERE email <> ''`;
const lockRows = 'SELECT id FROM customer WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE';

export async function lockAddresses(database: Database, emails: readonly string[]): Promise<void> {
  await database.query(lockAddress, [emails]);
}

export async function lockCustomers(database: Database, ids: readonly number[]): Promise<void> {
  await database.query(lockRows, [ids]);
}

// As the engine makes a customer without a user: who orders as a guest is one as well.
const insertCustomers = `
  WITH made AS (
    INSERT INTO customer ("emailAddress", "firstName", "lastName")
    SELECT email, first_name, last_name FROM unnest($1::text[], $2::text[], $3::text[]) AS given (email, first_name, last_name)
    RETURNING id, "emailAddress" AS email),
  placed AS (
    INSERT INTO customer_channels_channel ("customerId", "channelId")
    SELECT made.id, channel.id FROM made, channel WHERE channel.code = '__default_channel__')
  SELECT id, email FROM made`;
const madeRow = z.object({ id: z.int(), email: z.string() });

interface FreshCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Without a password and without a user: an account begins in the mailbox alone. */
export async function addCustomers(
  database: Database,
  fresh: readonly FreshCustomer[],
): Promise<ReadonlyMap<string, number>> {
  if (fresh.length === 0) return new Map();
  const columns = [
    fresh.map(({ email }) => email),
    fresh.map(({ firstName }) => firstName),
    fresh.map(({ lastName }) => lastName),
  ];
  const rows = await selectRows(database, madeRow, insertCustomers, columns);
  return new Map(rows.map(({ id, email }) => [email, id]));
}

const given = `jsonb_to_recordset($1::jsonb) AS given (id int, source text, key text, intent text, said jsonb)`;
const plainColumns = { email: 'emailAddress', firstName: 'firstName', lastName: 'lastName' } as const;
// In any case later than before: it is the version that others compare with.
const updatePlain = `
  UPDATE customer SET "updatedAt" = greatest(clock_timestamp(), "updatedAt" + interval '1 millisecond'),
    ${Object.entries(plainColumns)
      .map(([name, column]) => `"${column}" = coalesce(given.said ->> '${name}', customer."${column}")`)
      .join(', ')},
    "phoneNumber" = CASE WHEN given.said ? 'phone' THEN nullif(given.said ->> 'phone', '') ELSE "phoneNumber" END
  FROM ${given} WHERE customer.id = given.id AND given.said ?| ARRAY['email', 'firstName', 'lastName', 'phone']`;
const leaveGroups = `
  DELETE FROM customer_groups_customer_group AS joined USING ${given}
  WHERE given.said ? 'groups' AND joined."customerId" = given.id AND NOT (given.said -> 'groups') @> to_jsonb(joined."customerGroupId")`;
const enterGroups = `
  INSERT INTO customer_groups_customer_group ("customerId", "customerGroupId")
  SELECT given.id, customer_group.id FROM ${given}
  JOIN customer_group ON given.said ? 'groups' AND (given.said -> 'groups') @> to_jsonb(customer_group.id)
  ON CONFLICT DO NOTHING`;
const forgetKeys = `
  DELETE FROM customer_key AS known USING ${given}
  WHERE given.said -> 'isKnownKey' = 'false' AND (known.source, known.key, known.customer_id) = (given.source, given.key, given.id)`;
const noteKeys = `
  INSERT INTO customer_key (source, key, customer_id)
  SELECT source, key, id FROM ${given} WHERE given.said -> 'isKnownKey' = 'true'
  ON CONFLICT (source, key) DO UPDATE SET customer_id = excluded.customer_id`;
const removeAddresses = `
  DELETE FROM customer_address AS kept USING ${given}
  WHERE given.said -> 'address' = 'null' AND kept.customer_id = given.id AND kept.kind = 'billing' AND kept.intent_id = given.intent`;
// What the tax office says of the number is asked with an order, as for every address.
const writeAddresses = `
  INSERT INTO customer_address AS kept (customer_id, kind, intent_id, address, is_default)
  SELECT given.id, 'billing', given.intent, given.said -> 'address',
    NOT EXISTS (SELECT FROM customer_address other WHERE other.customer_id = given.id AND other.kind = 'billing' AND other.is_default)
  FROM ${given} WHERE jsonb_typeof(given.said -> 'address') = 'object'
  ON CONFLICT (customer_id, kind, intent_id) DO UPDATE SET address = excluded.address, version = kept.version + 1`;
const chooseDefaults = `
  UPDATE customer_address SET is_default = true WHERE id IN (
    SELECT DISTINCT ON (own.customer_id) own.id FROM ${given} JOIN customer_address own ON own.customer_id = given.id AND own.kind = 'billing'
    WHERE given.said ? 'address' AND NOT EXISTS (
      SELECT FROM customer_address other WHERE other.customer_id = given.id AND other.kind = 'billing' AND other.is_default)
    ORDER BY own.customer_id, own.created_at DESC, own.id DESC)`;
const settings = [
  ...[updatePlain, leaveGroups, enterGroups, forgetKeys, noteKeys],
  ...[removeAddresses, writeAddresses, chooseDefaults],
];

/** The fields that are named, and no others. */
export async function setCustomers(database: Database, rows: readonly CustomerToSet[]): Promise<void> {
  if (rows.length === 0) return;
  const said = rows.map(({ customerId: id, source, key, values }) => ({
    ...{ id, source, key, intent: intentOf({ source, key }), said: values },
  }));
  for (const statement of settings) await database.query(statement, [storableJson(said)]);
}

// Whatever somebody has done as this customer.
const selectBusy = `
  SELECT customer.id FROM customer WHERE id = ANY ($1::int[]) AND ("userId" IS NOT NULL
    OR EXISTS (SELECT FROM "order" WHERE "order"."customerId" = customer.id)
    OR EXISTS (SELECT FROM cart WHERE cart.customer_id = customer.id)
    OR EXISTS (SELECT FROM contact_request WHERE contact_request.customer_id = customer.id)
    OR EXISTS (SELECT FROM review WHERE review.customer_id = customer.id))`;
const idRow = z.object({ id: z.int() });

export async function findBusy(database: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = ids.length === 0 ? [] : await selectRows(database, idRow, selectBusy, [ids]);
  return new Set(rows.map(({ id }) => id));
}

// As an account is erased: the row stays without anybody in it.
const forgetting = [
  'DELETE FROM customer_key WHERE customer_id = ANY ($1::int[])',
  'DELETE FROM customer_address WHERE customer_id = ANY ($1::int[])',
  'DELETE FROM address WHERE "customerId" = ANY ($1::int[])',
  'DELETE FROM customer_groups_customer_group WHERE "customerId" = ANY ($1::int[])',
  'DELETE FROM history_entry WHERE "customerId" = ANY ($1::int[])',
  `UPDATE customer SET title = NULL, "firstName" = '', "lastName" = '', "phoneNumber" = NULL, "emailAddress" = 'erased-' || id,
    "customFieldsDateofbirth" = NULL, "deletedAt" = now() WHERE id = ANY ($1::int[])`,
];

export async function forgetCustomers(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) for (const statement of forgetting) await database.query(statement, [ids]);
}
