import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { type FeedHead, feedStateId, type SearchIndexState } from '@tradehall/domain/search/search-index.ts';
import type { EnqueuedTask } from 'meilisearch';
import { type Database, inTransaction } from '../platform/database';
import { enqueueListPurges } from '../platform/edge/edge-purges';
import { tryHoldNode } from './node-locks';
import { feedBacklog, feedBatches, feedSeconds } from './search-index-metrics';
import type { SearchNode } from './search-node';
import { type FedProducts, SearchSource } from './search-source';

// All locales of some hundred products: a node takes one batch for each locale, whatever its size.
const rowsAtOnce = 10_000;

/** `not-now`: somebody else is at it, or the node has no index of this source yet. */
type FeedOutcome = 'fed' | 'settled' | 'not-now';

/**
 * Carries the next changes to one node. A product is read as it is now, so that doing it twice, after a crash at whatever
 * point, changes nothing; the cursor moves when the node has done the rest.
 */
export function feedNode(database: Database, node: SearchNode, { hasEdges = false } = {}): Promise<FeedOutcome> {
  return inTransaction(database, async () => {
    if (!(await tryHoldNode(database, node))) return 'not-now';
    const source = new SearchSource(database);
    const head = await source.head();
    const state = await node.readState();
    const cursor = cursorOf(state, head);
    if (cursor === null) return 'not-now';
    feedBacklog.set({ node: node.url }, Math.max(0, head.seq - cursor));
    if (cursor >= head.seq) return 'settled';
    const startedAt = performance.now();
    const complete = completeLocales(state, head);
    const fed = await source.fedAfter(cursor, rowsAtOnce);
    await carryAll(
      source,
      node,
      fed.products.filter(({ locale }) => complete.has(locale)),
    );
    await node.writeState([{ id: feedStateId, source: head.source, seq: fed.seq }]);
    const locales = fed.products.map(({ locale }) => locale);
    if (hasEdges) await enqueueListPurges(database, locales);
    feedBatches.observe({ node: node.url }, fed.rows);
    feedSeconds.observe({ node: node.url }, (performance.now() - startedAt) / 1000);
    return 'fed';
  });
}

/** A node does one task after the other: it begins with the first locale while the others are being read. */
async function carryAll(source: SearchSource, node: SearchNode, fed: readonly FedProducts[]): Promise<void> {
  const tasks: EnqueuedTask[] = [];
  for (const products of fed) tasks.push(...(await carry(source, node, node.uids.live(products.locale), products)));
  await node.done(tasks);
}

/** Tells the node what these products are now; it is done when the tasks are. */
export async function carry(
  source: SearchSource,
  node: SearchNode,
  uid: string,
  { locale, skus }: FedProducts,
): Promise<EnqueuedTask[]> {
  const documents = await source.documents(locale, skus);
  const found = new Set(documents.map(({ sku }) => sku));
  return [
    ...(await node.put(uid, documents)),
    ...(await node.remove(
      uid,
      skus.filter((sku) => !found.has(sku)),
    )),
  ];
}

/** Null when the node was fed from elsewhere, or never. */
export function cursorOf(state: readonly SearchIndexState[], { source }: FeedHead): number | null {
  const feed = state.find((entry) => entry.id === feedStateId);
  return feed !== undefined && 'seq' in feed && feed.source === source ? feed.seq : null;
}

/** Those with all products of this source, whatever the version of the index. */
export function completeLocales(state: readonly SearchIndexState[], { source }: FeedHead): ReadonlyMap<Locale, string> {
  return new Map(
    state.flatMap((entry) => ('version' in entry && entry.source === source ? [[entry.id, entry.version]] : [])),
  );
}
