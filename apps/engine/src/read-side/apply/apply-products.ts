import { isDeepStrictEqual } from 'node:util';
import { guaranteeSku } from '@tradehall/domain/calls/fields.ts';
import type { Lane } from '../../platform/outbox/outbox';
import { type LoadedProducts, loadProducts } from '../load/load-products';
import { projectProduct } from '../project/project-product';
import { projectSearch, type SearchRow } from '../project/project-search';
import { reasonOf } from '../reason-of';
import {
  forgetProjectedProducts,
  loadProjectedProducts,
  type ProjectedProduct,
  saveProjectedProducts,
} from '../projected-products';
import type { Projection } from '../projection';
import type { ProductSource } from '../product-source';
import { followSoldMarkets } from '../sold-markets';
import {
  type ChangedDocuments,
  type Document,
  type DocumentKey,
  removeDocuments,
  writeDocuments,
} from '../write-documents';
import { removeSearchRows, writeSearchRows } from '../write-search';

interface AppliedProducts {
  readonly changed: ChangedDocuments;
  /** Why a product could not be projected. The others have been. */
  readonly failures: ReadonlyMap<string, string>;
}

/** What a batch of products comes to, before anything is written. */
class ProductChanges {
  readonly documents: Document[] = [];
  readonly removals: DocumentKey[] = [];
  readonly searchRows: SearchRow[] = [];
  readonly searchRemovals: DocumentKey[] = [];
  readonly saved: ProjectedProduct[] = [];
  readonly forgotten: number[] = [];
  readonly failures = new Map<string, string>();
  readonly #projection: Projection;

  constructor(projection: Projection) {
    this.#projection = projection;
  }

  add(productId: number, loaded: LoadedProducts, before: ProjectedProduct | undefined): void {
    try {
      const source = loaded.find(productId);
      // Extra guarantees are articles of the engine, but no page shows one.
      if (source === null || guaranteeSku.safeParse(source.sku).success) this.#remove(productId, before);
      else this.#write(source, before);
    } catch (failure) {
      this.failures.set(String(productId), reasonOf(failure));
    }
  }

  #remove(productId: number, before: ProjectedProduct | undefined): void {
    if (before === undefined) return;
    this.forgotten.push(productId);
    this.#removeEverywhere(before.sku);
  }

  #write(source: ProductSource, before: ProjectedProduct | undefined): void {
    const bodies = projectProduct(source, this.#projection);
    const searchRows = projectSearch(source, this.#projection);
    for (const { locale } of this.#projection.markets) {
      const body = bodies.get(locale);
      if (body === undefined) this.removals.push({ locale, key: source.sku });
      else this.documents.push({ locale, key: source.sku, body });
    }
    const searchable = new Set(searchRows.map(({ locale }) => locale));
    this.searchRows.push(...searchRows);
    this.searchRemovals.push(...this.#keysOf(source.sku).filter(({ locale }) => !searchable.has(locale)));
    if (before !== undefined && before.sku !== source.sku) this.#removeEverywhere(before.sku);
    const sold = this.#projection.markets.filter(({ locale }) => searchable.has(locale));
    const after = {
      productId: source.id,
      sku: source.sku,
      marketMask: sold.reduce((mask, { bit }) => mask | bit, 0),
      categoryIds: source.categoryIds.toSorted((a, b) => a - b),
    };
    if (!isDeepStrictEqual(before, after)) this.saved.push(after);
  }

  #removeEverywhere(sku: string): void {
    this.removals.push(...this.#keysOf(sku));
    this.searchRemovals.push(...this.#keysOf(sku));
  }

  #keysOf(sku: string): DocumentKey[] {
    return this.#projection.markets.map(({ locale }) => ({ locale, key: sku }));
  }
}

export async function applyProducts(
  projection: Projection,
  productIds: readonly number[],
  lane: Lane,
): Promise<AppliedProducts> {
  const { database } = projection;
  const loaded = await loadProducts(database, productIds, Date.now());
  const isNewToTree = (id: number) => loaded.categoryIdsOf(id).some((category) => !projection.tree.knows(category));
  if (productIds.some(isNewToTree)) await projection.reloadTree();
  const before = await loadProjectedProducts(database, productIds);

  const changes = new ProductChanges(projection);
  for (const id of productIds) changes.add(id, loaded, before.get(id));

  const removed = await removeDocuments(database, 'product', changes.removals);
  const written = await writeDocuments(database, 'product', changes.documents);
  await removeSearchRows(database, changes.searchRemovals);
  await writeSearchRows(database, changes.searchRows);
  await forgetProjectedProducts(database, changes.forgotten);
  await saveProjectedProducts(database, changes.saved);
  if (changes.saved.length + changes.forgotten.length > 0) await followSoldMarkets(projection, lane);
  return { changed: [...removed, ...written], failures: changes.failures };
}
