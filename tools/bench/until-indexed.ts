import { setTimeout as sleep } from 'node:timers/promises';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import {
  feedHead,
  feedHeadStatement,
  searchIndexPrefix,
  searchIndexState,
  searchIndexUids,
} from '@tradehall/domain/search/search-index.ts';
import { Client } from 'pg';
import { request } from 'undici';
import { z } from 'zod';
import { stackEnvironment, urls } from '../../scripts/addresses.ts';

const states = z.object({ results: z.array(searchIndexState) });
const patienceMs = 30 * 60_000;

/** Complete indexes whose node has heard of every change. */
async function completeLocales(database: Client): Promise<number> {
  const { MEILISEARCH_URL, MEILISEARCH_KEY } = stackEnvironment();
  const { state } = searchIndexUids(searchIndexPrefix.parse(undefined));
  const answer = await request(`${MEILISEARCH_URL}/indexes/${state}/documents?limit=100`, {
    headers: { authorization: `Bearer ${MEILISEARCH_KEY}` },
  });
  const body: unknown = await answer.body.json();
  const known = states.safeParse(body);
  const [head] = z.tuple([feedHead]).parse((await database.query(feedHeadStatement)).rows);
  const own = known.success ? known.data.results.filter(({ source }) => source === head.source) : [];
  const isFed = own.some((entry) => 'seq' in entry && entry.seq >= head.seq);
  return isFed ? own.filter((entry) => 'version' in entry).length : 0;
}

/** Until the search server has every locale: before that PostgreSQL would be measured. */
export async function untilIndexed(): Promise<void> {
  const database = new Client({ connectionString: urls.database });
  await database.connect();
  const givesUpAt = performance.now() + patienceMs;
  try {
    while ((await completeLocales(database)) < localeCodes.length) {
      if (performance.now() > givesUpAt) throw new Error('the search server does not catch up');
      await sleep(1_000);
    }
  } finally {
    await database.end();
  }
}
