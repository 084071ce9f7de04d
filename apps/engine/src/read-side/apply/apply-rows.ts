import { deleteRows, type Lane, lanes, type OutboxRow, postponeOrPark } from '../../platform/outbox/outbox';
import { applyCategories, applyCategoryPages, applyNavigation } from './apply-categories';
import { applyContent } from './apply-content';
import { applyLabels } from './apply-labels';
import { applyLoyaltyLevels } from './apply-loyalty-levels';
import { applyProducts } from './apply-products';
import { applyRecalls } from './apply-recalls';
import { applyRedirects } from './apply-redirects';
import { applyShippingMethods } from './apply-shipping-methods';
import { applyStores } from './apply-stores';
import { applyVolumeDiscounts } from './apply-volume-discounts';
import { applyWording } from './apply-wording';
import type { Projection } from '../projection';
import { rowsParked } from '../projector-metrics';
import type { ChangedDocuments } from '../write-documents';

type Apply = (projection: Projection, keys: readonly string[], lane: Lane) => Promise<ChangedDocuments>;

/** In this order: what others quote before those that quote it. Products come last, and one by one. */
const applyTopic: Readonly<Record<string, Apply>> = {
  labels: applyLabels,
  store: applyStores,
  content: applyContent,
  redirect: applyRedirects,
  'volume-discount': applyVolumeDiscounts,
  loyalty: applyLoyaltyLevels,
  shipping: applyShippingMethods,
  recall: applyRecalls,
  wording: applyWording,
  category: (projection, keys, lane) => applyCategories(projection, keys.map(Number), lane),
  'category-page': (projection, keys) => applyCategoryPages(projection, keys.map(Number)),
  navigation: applyNavigation,
  // Its product comes as a change of its own; this one is for those who look at a cart.
  stock: () => Promise.resolve([]),
};
const numbered: ReadonlySet<string> = new Set(['product', 'category', 'category-page']);
// PostgreSQL's integer, which ids of the engine are.
const largestId = 2_147_483_647;

/** What the rows of one batch ask for, each key once. */
export async function applyRows(
  projection: Projection,
  rows: readonly OutboxRow[],
  retryDelaysMs: readonly number[],
): Promise<ChangedDocuments> {
  const { database } = projection;
  const lane = rows.some((row) => row.lane === lanes.byHand) ? lanes.byHand : lanes.inBulk;
  const changed: string[] = [];
  for (const [topic, apply] of Object.entries(applyTopic)) {
    const keys = readableKeysOf(rows, topic);
    if (keys.length > 0) changed.push(...(await apply(projection, keys, lane)));
  }
  const products = readableKeysOf(rows, 'product').map(Number);
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
  if (topic !== 'product' && !Object.hasOwn(applyTopic, topic)) return `nobody projects the topic ${topic}`;
  const isId = /^\d{1,10}$/.test(key) && Number(key) <= largestId;
  return numbered.has(topic) && !isId ? `${key} is not an id` : undefined;
}

function readableKeysOf(rows: readonly OutboxRow[], topic: string): string[] {
  const readable = rows.filter((row) => row.topic === topic && whyUnreadable(row) === undefined);
  return [...new Set(readable.map(({ key }) => key))];
}
