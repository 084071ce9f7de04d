import { setTimeout as sleep } from 'node:timers/promises';
import { retentionPeriods } from '@tradehall/domain/privacy/retention-periods.ts';
import { Pool } from 'pg';
import { availableStock } from '../available-stock';

interface RestockWatchOptions {
  readonly databaseUrl: string;
  readonly log: { readonly warn: (message: string) => void };
  readonly pollMs?: number;
}

interface RestockWatch {
  readonly stop: () => Promise<void>;
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
export function startRestockWatch({ databaseUrl, log, pollMs = usualPollMs }: RestockWatchOptions): RestockWatch {
  const stopping = new AbortController();
  const database = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'restock watch' });
  database.on('error', (error) => log.warn(`lost a connection: ${error.message}`));
  const running = run(database, pollMs, log, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
      await database.end();
    },
  };
}

async function run(database: Pool, pollMs: number, log: RestockWatchOptions['log'], stopping: AbortSignal) {
  while (!stopping.aborted) {
    const written = await watch(database).catch((failure: unknown) => {
      log.warn(`waits after: ${String(failure)}`);
      return 0;
    });
    if (written === 0) await sleep(pollMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** One statement a mail and its mark: neither is there without the other. */
async function watch(database: Pool): Promise<number> {
  await database.query(forgetOld);
  const { rowCount } = await database.query(writeMails);
  return rowCount ?? 0;
}
