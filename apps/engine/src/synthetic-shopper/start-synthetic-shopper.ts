import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { pollDatabase } from '@tradehall/process/poll-database.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { Counter, Gauge } from 'prom-client';
import { z } from 'zod';
import { type Database, selectRows } from '../platform/database';
import { type Store, stores } from '../platform/stores/store';
import { buyInStore, NotBought } from './buy-in-store';

interface SyntheticShopperOptions {
  readonly databaseUrl: string;
  /** How often she buys in each country; undefined: never. */
  readonly everyMinutes: number | undefined;
  readonly shopOriginPattern: string;
  /** Whom to connect to; undefined: the shop's own hosts. */
  readonly url: string | undefined;
  readonly log: { readonly warn: (message: string) => void };
  readonly pollMs?: number;
}

const usualPollMs = 5_000;
/** What failed is tried again sooner, so that an alarm is neither for one lost packet nor late. */
const againMinutes = 2;
/** So long nobody else buys there; a worker that dies meanwhile leaves the country to the next one. */
const takenForMinutes = 3;

const purchases = new Counter({
  name: 'synthetic_purchases_total',
  help: 'Purchases of the synthetic shopper, by store: bought, or the step at which it ended',
  labelNames: ['store', 'outcome'],
});
const failing = new Gauge({
  name: 'synthetic_purchase_failing_seconds',
  help: 'For how long the synthetic shopper has not been able to buy in a store, by the step that failed last',
  labelNames: ['store', 'step'],
});
const age = new Gauge({
  name: 'synthetic_purchase_age_seconds',
  help: 'Since when the synthetic shopper has not tried to buy in a store',
  labelNames: ['store'],
});

// Who changes the row buys: of several workers one. A store that is not open lets nobody in.
const takeDue = `
  INSERT INTO synthetic_purchase AS known (store_key, tried_at, due_at)
  SELECT wanted.key, now(), now() + interval '${takenForMinutes} minutes' FROM unnest($1::text[]) AS wanted (key)
    JOIN country_store AS store ON store.key = wanted.key AND store.state = 'open'
    LEFT JOIN synthetic_purchase AS before ON before.store_key = wanted.key
   WHERE before.due_at IS NULL OR before.due_at <= now() ORDER BY before.due_at NULLS FIRST, wanted.key LIMIT 1
  ON CONFLICT (store_key) DO UPDATE SET tried_at = excluded.tried_at, due_at = excluded.due_at WHERE known.due_at <= now()
  RETURNING store_key AS "storeKey"`;

const noteBought = `
  UPDATE synthetic_purchase SET bought_at = now(), order_number = $2, took_ms = $3, due_at = now() + $4 * interval '1 minute',
    failed_step = NULL, failed_because = NULL, failing_since = NULL WHERE store_key = $1`;

const noteFailed = `
  UPDATE synthetic_purchase SET failed_step = $2, failed_because = $3, failing_since = coalesce(failing_since, now()),
    took_ms = $4, due_at = now() + $5 * interval '1 minute' WHERE store_key = $1`;

const selectStanding = `
  SELECT store_key AS store, failed_step AS step, extract(epoch FROM now() - failing_since)::float8 AS "failingSeconds",
    extract(epoch FROM now() - tried_at)::float8 AS "ageSeconds"
    FROM synthetic_purchase JOIN country_store ON key = store_key AND state = 'open' WHERE store_key = ANY($1)`;

const takenRow = z.object({ storeKey: z.string() });
const standingRow = z.object({
  store: z.string(),
  step: z.string().nullable(),
  failingSeconds: z.number().nullable(),
  ageSeconds: z.number(),
});

/** Where shoppers can buy. */
export const sellingStores: readonly Store[] = stores.filter(({ country }) => country.checkoutEnabled);
const sellingKeys = sellingStores.map(({ key }) => key);

/** Buys in each selling country in turn, for ever, and says where it cannot. */
export function startSyntheticShopper(options: SyntheticShopperOptions): RunningLoop {
  const { everyMinutes, databaseUrl, log, pollMs = usualPollMs } = options;
  if (everyMinutes === undefined) return { stop: () => Promise.resolve() };
  const step = async (database: Database) => {
    const [taken] = await selectRows(database, takenRow, takeDue, [sellingKeys]);
    const store = sellingStores.find(({ key }) => key === taken?.storeKey);
    if (store) await buyAndNote(database, store, everyMinutes, options);
    await measure(database);
    return store !== undefined;
  };
  return pollDatabase({ databaseUrl, name: 'synthetic shopper', pollMs, log, stepWith: (pool) => () => step(pool) });
}

async function buyAndNote(
  database: Database,
  store: Store,
  everyMinutes: number,
  { shopOriginPattern, url, log }: SyntheticShopperOptions,
): Promise<void> {
  const origin = hostOfStore(store.country, shopOriginPattern);
  const startedAtMs = performance.now();
  const tookMs = () => Math.round(performance.now() - startedAtMs);
  try {
    const { orderNumber } = await buyInStore(store, { origin, url: url ?? origin });
    purchases.inc({ store: store.key, outcome: 'bought' });
    await database.query(noteBought, [store.key, orderNumber, tookMs(), everyMinutes]);
  } catch (failure) {
    if (!(failure instanceof NotBought)) throw failure;
    const { step, reason } = failure;
    purchases.inc({ store: store.key, outcome: step });
    log.warn(`the synthetic shopper cannot buy in ${store.key}: ${failure.message}`);
    await database.query(noteFailed, [store.key, step, reason, tookMs(), Math.min(againMinutes, everyMinutes)]);
  }
}

/** By every worker, whoever buys: the figures are those of the database. */
async function measure(database: Database): Promise<void> {
  const standing = await selectRows(database, standingRow, selectStanding, [sellingKeys]);
  // A store that was closed since is measured no more: nobody is called for it.
  failing.reset();
  age.reset();
  for (const { store, step, failingSeconds, ageSeconds } of standing) {
    age.set({ store }, ageSeconds);
    if (step !== null && failingSeconds !== null) failing.set({ store, step }, failingSeconds);
  }
}
