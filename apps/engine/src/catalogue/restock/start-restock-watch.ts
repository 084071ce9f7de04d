import { retentionPeriods } from '@tradehall/domain/privacy/retention-periods.ts';
import { pollDatabase } from '@tradehall/process/poll-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import type { Pool } from 'pg';
import { availableStock } from '../available-stock';

interface RestockWatchOptions {
  readonly databaseUrl: string;
  readonly log: { readonly warn: (message: string) => void };
  readonly pollMs?: number;
}

const usualPollMs = 15_000;

// What the page says of the product now decides: the mail must not lead to one that is not sold there.
const writeMails = `
  WITH due AS (
    SELECT request.id, request.email, request.store_key, request.locale,
      document.body::jsonb->>'name' AS name, document.body::jsonb->>'slug' AS slug
    FROM restock_request AS request
    JOIN product_variant AS variant ON variant.sku = request.sku AND variant."deletedAt" IS NULL
    JOIN read_side.document AS document
      ON document.kind = 'product' AND document.locale = request.locale AND document.key = request.sku
    WHERE request.sent_at IS NULL AND ${availableStock('variant')} > 0
      AND document.body::jsonb @> '{"published": true, "enabledOnMarket": true, "eligibleForSelling": true,
        "availability": {"isOnStock": true}}'
    ORDER BY request.id LIMIT 100 FOR UPDATE OF request SKIP LOCKED
  ), written AS (
    INSERT INTO mail_outbox (kind, store_key, locale, recipient, contents, useful_until)
    SELECT 'back-in-stock', store_key, locale, email, jsonb_build_object('name', name, 'slug', slug),
      now() + interval '3 days' FROM due
  )
  UPDATE restock_request SET sent_at = now() FROM due WHERE restock_request.id = due.id`;

const forgetOld = `
  DELETE FROM restock_request WHERE created_at < now() - interval '${retentionPeriods.restockRequestMonths} months'`;

/** Writes a mail to everybody who waits for a product that is there again, and forgets who has waited for a year. */
export function startRestockWatch({ databaseUrl, log, pollMs = usualPollMs }: RestockWatchOptions): RunningLoop {
  return pollDatabase({
    databaseUrl,
    name: 'restock watch',
    stepWith: (database) => async () => (await watch(database)) > 0,
    pollMs,
    log,
  });
}

/** One statement a mail and its mark: neither is there without the other. */
async function watch(database: Pool): Promise<number> {
  await database.query(forgetOld);
  const { rowCount } = await database.query(writeMails);
  return rowCount ?? 0;
}
