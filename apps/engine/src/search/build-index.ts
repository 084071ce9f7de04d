import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { feedStateId, searchIndexVersion } from '@tradehall/domain/search/search-index.ts';
import { type Database, inTransaction } from '../platform/database';
import { checkIndex } from './check-index';
import { carry, cursorOf } from './feed-node';
import { withNodeHeld } from './node-locks';
import type { SearchNode } from './search-node';
import { SearchSource } from './search-source';

export interface BuildProgress {
  readonly start: (total: number, done: number) => void;
  readonly update: (done: number) => void;
  readonly stop: () => void;
}

interface Build {
  readonly database: Database;
  readonly node: SearchNode;
  readonly progress?: BuildProgress;
}

// So few that a change made meanwhile need not wait long behind them.
const documentsAtOnce = 2_000;

/**
 * Makes the index of a locale beside the live one and lets them change places. The live one answers and is fed until
 * then, and stays when something fails; what a build that was broken off left behind is removed by the next.
 */
export async function buildIndex(build: Build, locale: Locale): Promise<number> {
  const { database, node } = build;
  const source = new SearchSource(database);
  const next = node.uids.next(locale);
  const { seq } = await source.head();
  await fill(build, locale);
  const reached = await catchUp(source, node, locale, seq);
  const count = await withNodeHeld(database, node, () => finish(build, locale, reached));
  await node.delete(next);
  return count;
}

async function fill({ database, node, progress }: Build, locale: Locale): Promise<void> {
  const source = new SearchSource(database);
  progress?.start(await source.count(locale), 0);
  let last = '';
  let done = 0;
  await node.done(await node.createAfresh(node.uids.next(locale)));
  for (;;) {
    const documents = await source.documentsAfter(locale, last, documentsAtOnce);
    last = documents.at(-1)?.sku ?? last;
    if (documents.length === 0) break;
    await node.done(await node.put(node.uids.next(locale), documents));
    done += documents.length;
    progress?.update(done);
  }
  progress?.stop();
}

/** What changed since, however long the filling took. Says up to which change. */
async function catchUp(source: SearchSource, node: SearchNode, locale: Locale, after: number): Promise<number> {
  let reached = after;
  for (;;) {
    const fed = await source.fedAfter(reached, documentsAtOnce, locale);
    if (fed.rows === 0) return reached;
    for (const products of fed.products) await node.done(await carry(source, node, node.uids.next(locale), products));
    reached = fed.seq;
  }
}

/**
 * While nothing is fed: the last changes are carried over, read at the same moment as the number of products, so that
 * the count must be right. What changes after that moment is fed to the new index, because the cursor stands before it.
 */
async function finish({ database, node }: Build, locale: Locale, reached: number): Promise<number> {
  return inTransaction(database, async () => {
    await database.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const source = new SearchSource(database);
    const head = await source.head();
    await catchUp(source, node, locale, reached);
    const count = await checkIndex(source, node, locale);
    await node.swap(node.uids.live(locale), node.uids.next(locale));
    const { source: from, seq } = head;
    const complete = { id: locale, source: from, version: searchIndexVersion };
    const isFirst = cursorOf(await node.readState(), head) === null;
    await node.writeState(isFirst ? [complete, { id: feedStateId, source: from, seq }] : [complete]);
    return count;
  });
}
