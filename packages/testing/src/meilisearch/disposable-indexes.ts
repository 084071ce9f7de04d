import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readTestingEnvironment } from '../environment.ts';

export interface DisposableIndexes extends AsyncDisposable {
  readonly url: string;
  readonly key: string;
  /** What the names of all indexes of this test begin with. */
  readonly prefix: string;
}

const family = 'disposable';
const forgottenAfterMs = 6 * 60 * 60 * 1000;
const indexes = z.object({ results: z.array(z.object({ uid: z.string() })) });

/** A name for indexes that nobody else uses, on the services' Meilisearch; what bears it is gone when disposed of. */
export async function leaseDisposableIndexes(): Promise<DisposableIndexes> {
  const { MEILISEARCH_URL: url, MEILISEARCH_KEY: key } = readTestingEnvironment();
  const prefix = `${family}${Date.now()}${randomBytes(3).toString('hex')}`;
  await deleteIndexes(isForgotten);
  return { url, key, prefix, [Symbol.asyncDispose]: () => deleteIndexes((uid) => uid.startsWith(`${prefix}_`)) };
}

/** A test run that was killed could not dispose of its indexes. */
function isForgotten(uid: string): boolean {
  const madeAt = Number(new RegExp(`^${family}(\\d{13})`).exec(uid)?.[1]);
  return madeAt < Date.now() - forgottenAfterMs;
}

async function deleteIndexes(which: (uid: string) => boolean): Promise<void> {
  const { results } = indexes.parse(await ask('GET', '/indexes?limit=10000'));
  for (const { uid } of results.filter((index) => which(index.uid))) await ask('DELETE', `/indexes/${uid}`);
}

async function ask(method: string, path: string): Promise<unknown> {
  const { MEILISEARCH_URL: url, MEILISEARCH_KEY: key } = readTestingEnvironment();
  const answer = await fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${key}` } });
  if (!answer.ok) throw new Error(`Meilisearch answers ${answer.status} to ${method} ${path}: ${await answer.text()}`);
  return answer.json();
}
