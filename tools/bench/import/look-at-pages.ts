import { setTimeout as sleep } from 'node:timers/promises';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { Pool } from 'undici';
import { shopHostPattern, urls } from '../../../scripts/addresses.ts';

const host = hostOfStore(countries.DE, shopHostPattern);
const lookEveryMs = 250;

/** One shopper who looks at another page four times a second, as long as it holds. Answers the milliseconds of each. */
export async function lookAtPages(paths: readonly string[], holds: () => boolean): Promise<number[]> {
  const pool = new Pool(urls.storefront, { connections: 1 });
  const times: number[] = [];
  try {
    while (holds()) {
      const path = paths[times.length % paths.length] ?? '/';
      const startedAt = performance.now();
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers: { host } });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
      const took = performance.now() - startedAt;
      times.push(took);
      await sleep(Math.max(0, lookEveryMs - took));
    }
  } finally {
    await pool.close();
  }
  return times;
}
