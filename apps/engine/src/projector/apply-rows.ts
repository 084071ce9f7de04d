import { deleteRows, lanes, type OutboxRow, postponeOrPark } from '../plugins/outbox/outbox';
import { applyCategories } from './apply-categories';
import { applyContent } from './apply-content';
import { applyLabels } from './apply-labels';
import { applyProducts } from './apply-products';
import { applyRedirects } from './apply-redirects';
import { applyStores } from './apply-stores';
import type { Projection } from './projection';
import { rowsParked } from './projector-metrics';
import type { ChangedDocuments } from './write-documents';

const topics: ReadonlySet<string> = new Set(['labels', 'store', 'content', 'redirect', 'category', 'product']);

/** What the rows of one batch ask for, each key once, and what others quote before those that quote it. */
export async function applyRows(
  projection: Projection,
  rows: readonly OutboxRow[],
  retryDelaysMs: readonly number[],
): Promise<ChangedDocuments> {
  const { database } = projection;
  const lane = rows.some((row) => row.lane === lanes.byHand) ? lanes.byHand : lanes.inBulk;
  const changed: string[] = [];
  const labels = keysOf(rows, 'labels');
  if (labels.length > 0) await applyLabels(projection, labels);
  const stores = keysOf(rows, 'store');
  if (stores.length > 0) changed.push(...(await applyStores(projection, stores)));
  const contentPages = keysOf(rows, 'content');
  if (contentPages.length > 0) changed.push(...(await applyContent(projection, contentPages)));
  const redirects = keysOf(rows, 'redirect');
  if (redirects.length > 0) changed.push(...(await applyRedirects(projection, redirects)));
  const categories = idsOf(rows, 'category');
  if (categories.length > 0) changed.push(...(await applyCategories(projection, categories, lane)));
  const products = idsOf(rows, 'product');
  const applied = products.length > 0 ? await applyProducts(projection, products, lane) : null;
  changed.push(...(applied?.changed ?? []));

  const failures = new Map(applied?.failures);
  const whyNot = (row: OutboxRow) =>
    (row.topic === 'product' ? failures.get(row.key) : undefined) ?? whyUnreadable(row);
  await deleteRows(
    database,
    rows.filter((row) => whyNot(row) === undefined),
  );
  for (const row of rows) {
    const reason = whyNot(row);
    if (reason !== undefined) await setAside(projection, [row], reason, retryDelaysMs);
  }
  return changed;
}

export async function setAside(
  { database }: Projection,
  rows: readonly OutboxRow[],
  reason: string,
  retryDelaysMs: readonly number[],
): Promise<void> {
  const parked = await postponeOrPark(database, rows, reason, retryDelaysMs);
  if (parked > 0) rowsParked.inc({ topic: rows[0]?.topic ?? '' }, parked);
}

function whyUnreadable({ topic, key }: OutboxRow): string | undefined {
  if (!topics.has(topic)) return `nobody projects the topic ${topic}`;
  const hasNumericKeys = topic === 'product' || topic === 'category';
  return hasNumericKeys && !isId(key) ? `${key} is not an id` : undefined;
}

function isId(key: string): boolean {
  return /^\d{1,9}$/.test(key);
}

function keysOf(rows: readonly OutboxRow[], topic: string): string[] {
  return [...new Set(rows.filter((row) => row.topic === topic).map(({ key }) => key))];
}

function idsOf(rows: readonly OutboxRow[], topic: string): number[] {
  return keysOf(rows, topic).filter(isId).map(Number);
}
