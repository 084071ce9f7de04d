import { setTimeout as sleep } from 'node:timers/promises';
import { localeCodes } from '@tradehall/domain/countries/locales.ts';
import { searchIndexPrefix, searchIndexState, searchIndexUids } from '@tradehall/domain/search/search-index.ts';
import { request } from 'undici';
import { z } from 'zod';
import { stackEnvironment } from '../addresses.ts';

const states = z.object({ results: z.array(searchIndexState) });
const patienceMs = 30 * 60_000;

async function completeLocales(): Promise<number> {
  const { MEILISEARCH_URL, MEILISEARCH_KEY } = stackEnvironment();
  const { state } = searchIndexUids(searchIndexPrefix.parse(undefined));
  const answer = await request(`${MEILISEARCH_URL}/indexes/${state}/documents?limit=100`, {
    headers: { authorization: `Bearer ${MEILISEARCH_KEY}` },
  });
  const body: unknown = await answer.body.json();
  const known = states.safeParse(body);
  return known.success ? known.data.results.filter((entry) => 'version' in entry).length : 0;
}

/** Until the search server has every locale: before that PostgreSQL would be measured. */
export async function untilIndexed(): Promise<void> {
  const givesUpAt = performance.now() + patienceMs;
  for (let complete = 0; complete < localeCodes.length; complete = await completeLocales()) {
    if (performance.now() > givesUpAt) throw new Error(`only ${complete} indexes are complete`);
    await sleep(1_000);
  }
}
