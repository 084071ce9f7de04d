import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { Counter, Gauge } from 'prom-client';
import type { Database } from '../database';
import { pollInTurn } from '../poll-in-turn';
import { type DuePurge, findDuePurges, findLateSeconds, postponePurges, settlePurges } from './edge-purges';

interface EdgePurgerOptions {
  readonly databaseUrl: string;
  /** Where each edge takes purges. Without any, nothing was kept, and nothing is purged. */
  readonly edgeUrls: readonly string[];
  readonly log: { readonly warn: (message: string) => void };
  readonly pollMs?: number;
}

const usualPollMs = 150;
const answerMs = 2_000;
const mostAtOnce = 500;
/** Caches take 8 kB of one header, some less. */
const longestHeader = 3_500;

const purged = new Counter({
  name: 'edge_purges_total',
  help: 'Keys that edges were asked to forget: each up to three times',
  labelNames: ['outcome'],
});
const lateBy = new Gauge({
  name: 'edge_purge_late_seconds',
  help: 'How long the oldest purge has been due, however often it was tried',
});

/** As pages carry them in `Surrogate-Key`: letters beyond ASCII are escaped. */
function headersOf(keys: readonly string[]): readonly string[] {
  const headers: string[] = [];
  let header = '';
  for (const key of new Set(keys.map(encodeURI))) {
    if (header.length + key.length >= longestHeader) {
      headers.push(header);
      header = '';
    }
    header = header === '' ? key : `${header} ${key}`;
  }
  return header === '' ? headers : [...headers, header];
}

async function purge(edgeUrl: string, keys: string): Promise<void> {
  const answer = await fetch(edgeUrl, {
    method: 'PURGE',
    headers: { 'surrogate-key': keys },
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${edgeUrl} answers ${answer.status}`);
}

/** All are asked, also where one fails: the others are not to wait for it. */
async function purgeEverywhere(edgeUrls: readonly string[], purges: readonly DuePurge[]): Promise<void> {
  const headers = headersOf(purges.map(({ key }) => key));
  const asked = await Promise.allSettled(edgeUrls.flatMap((url) => headers.map((keys) => purge(url, keys))));
  const failed = asked.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Tells every edge what to forget. One worker at a time; a purge that was told twice does no harm. */
export function startEdgePurger({ databaseUrl, edgeUrls, log, pollMs = usualPollMs }: EdgePurgerOptions): RunningLoop {
  if (edgeUrls.length === 0) return { stop: () => Promise.resolve() };
  let isDown = false;
  const step = async (database: Database) => {
    const purges = await findDuePurges(database, mostAtOnce);
    lateBy.set(await findLateSeconds(database));
    if (purges.length === 0) return false;
    try {
      await purgeEverywhere(edgeUrls, purges);
      await settlePurges(database, purges);
      purged.inc({ outcome: 'done' }, purges.length);
      isDown = false;
    } catch (failure) {
      await postponePurges(database, purges);
      purged.inc({ outcome: 'failed' }, purges.length);
      if (!isDown) log.warn(`edges keep what has changed: ${String(failure)}`);
      isDown = true;
    }
    return purges.length === mostAtOnce;
  };
  return pollInTurn({ databaseUrl, log, pollMs, name: 'edge purger', step });
}
