import { pollDatabase } from '@tradehall/process/poll-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import type { Pool } from 'pg';

interface RecallWatchOptions {
  readonly databaseUrl: string;
  readonly log: { readonly warn: (message: string) => void };
  readonly pollMs?: number;
  /** How many mails one statement writes. */
  readonly batch?: number;
}

const usualPollMs = 15_000;
const usualBatch = 500;

const address = `lower(placed."customFieldsContactemail")`;
const hash = `encode(sha256(convert_to(${address}, 'UTF8')), 'hex')`;
const locale = `coalesce(
  (SELECT attempt.locale FROM payment_attempt AS attempt WHERE attempt.order_id = placed.id ORDER BY created_at DESC LIMIT 1),
  store.languages[1] || '-' || store.country)`;

// Also who has withdrawn: the goods may still be in the house. One mail a buyer, about the last order.
const due = `
  SELECT DISTINCT ON (recall.id, ${address}) recall.id AS recall_id, ${hash} AS recipient_hash, ${address} AS recipient,
    cart.store_key, ${locale} AS locale, recall.sku, recall.hazard, recall.action, recall.batch, variant.id AS variant_id,
    placed.code AS order_number, cart.customer_id IS NOT NULL AS has_account
  FROM product_recall AS recall
  JOIN product_variant AS variant ON variant.sku = recall.sku
  JOIN order_line AS line ON line."productVariantId" = variant.id AND line.quantity > 0
  JOIN "order" AS placed ON placed.id = line."orderId" AND placed.state <> 'Cancelled'
  JOIN cart ON cart.order_id = placed.id AND cart.state = 'Ordered'
  JOIN country_store AS store ON store.key = cart.store_key
  WHERE recall.withdrawn_at IS NULL AND ${address} <> '' AND NOT EXISTS (
    SELECT FROM product_recall_notice AS told WHERE told.recall_id = recall.id AND told.recipient_hash = ${hash})
  ORDER BY recall.id, ${address}, placed."orderPlacedAt" DESC LIMIT $1`;

// One statement: neither the mark nor the mail is there without the other, and of two who write only one makes the mark.
const writeMails = `
  WITH due AS (${due}), told AS (
    INSERT INTO product_recall_notice (recall_id, recipient_hash) SELECT recall_id, recipient_hash FROM due
    ORDER BY recall_id, recipient_hash ON CONFLICT DO NOTHING RETURNING recall_id, recipient_hash
  )
  INSERT INTO mail_outbox (kind, store_key, locale, recipient, contents, useful_until)
  SELECT 'product-recall', store_key, due.locale, recipient, jsonb_build_object(
      'name', coalesce(document.body::jsonb->>'name', translation.name, due.sku),
      'productNumber', substr(due.sku, 3), 'hazard', hazard, 'action', action, 'batch', batch,
      'orderNumber', order_number, 'hasAccount', has_account), now() + interval '90 days'
  FROM due JOIN told USING (recall_id, recipient_hash)
  LEFT JOIN read_side.document AS document
    ON document.kind = 'product' AND document.locale = due.locale AND document.key = due.sku
  LEFT JOIN LATERAL (SELECT name FROM product_variant_translation WHERE "baseId" = variant_id ORDER BY id LIMIT 1)
    AS translation ON true`;

/** Writes one mail to everybody who has bought what is recalled. Whoever is stopped is gone on for where it was left. */
export function startRecallWatch(options: RecallWatchOptions): RunningLoop {
  const { databaseUrl, log, pollMs = usualPollMs, batch } = options;
  return pollDatabase({
    databaseUrl,
    name: 'recall watch',
    stepWith: (database) => async () => (await writeRecallMails(database, batch)) > 0,
    pollMs,
    log,
  });
}

/** How many mails were written. */
export async function writeRecallMails(database: Pick<Pool, 'query'>, batch = usualBatch): Promise<number> {
  const { rowCount } = await database.query(writeMails, [batch]);
  return rowCount ?? 0;
}
