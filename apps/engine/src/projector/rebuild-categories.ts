import type { Lane } from '../plugins/outbox/outbox';
import { followListings, writeNavigation } from './apply-categories';
import type { Category } from './category-tree';
import { inTransaction } from './database';
import { type DirtyCategory, findDirty, forgetDirty } from './dirty-categories';
import type { CategoryPage, Listings } from './listings';
import { loadCards } from './load-cards';
import { loadListings } from './load-catalogue';
import type { Market } from './markets';
import { projectCard } from './project-card';
import { projectCategory } from './project-category';
import type { Projection } from './projection';
import type { CardSource } from './product-source';
import { type ChangedDocuments, type Document, writeDocuments } from './write-documents';

const categoriesPerStep = 10;

interface Round {
  readonly lastLane: Lane;
  readonly listings: Listings;
  readonly waiting: DirtyCategory[];
}

/**
 * Writes the documents of dirty categories in rounds, a few categories a step. However many products of a category
 * changed meanwhile, a round writes it once.
 */
export class CategoryRebuild {
  readonly #projection: Projection;
  #round: Round | null = null;

  constructor(projection: Projection) {
    this.#projection = projection;
  }

  get laneUnderWay(): Lane | null {
    return this.#round?.lastLane ?? null;
  }

  /** What is left of the round stays dirty. */
  abandon(): void {
    this.#round = null;
  }

  /** Starts a round of what is dirty up to `lastLane`. */
  begin(lastLane: Lane): Promise<ChangedDocuments> {
    const projection = this.#projection;
    return inTransaction(projection.database, async () => {
      if ((await findDirty(projection.database, lastLane)).length === 0) return [];
      const listings = await loadListings(projection.database, projection.tree, projection.warn);
      const hasFlipped = await followListings(projection, listings);
      this.#round = { lastLane, listings, waiting: await findDirty(projection.database, lastLane) };
      return hasFlipped ? writeNavigation(projection, listings) : [];
    });
  }

  /** Writes the next few; `isOver` with the last of them. */
  async step(): Promise<{ changed: ChangedDocuments; isOver: boolean }> {
    const round = this.#round;
    const projection = this.#projection;
    if (round === null) return { changed: [], isOver: true };
    const batch = round.waiting.slice(0, categoriesPerStep);
    const changed = await inTransaction(projection.database, async () => {
      const categories = batch.flatMap(({ id }) => projection.tree.find(id) ?? []);
      const documents = await this.#documents(categories, round.listings);
      await forgetDirty(projection.database, batch);
      return writeDocuments(projection.database, 'category', documents);
    });
    round.waiting.splice(0, categoriesPerStep);
    const isOver = round.waiting.length === 0;
    if (isOver) this.#round = null;
    return { changed, isOver };
  }

  async #documents(categories: readonly Category[], listings: Listings): Promise<Document[]> {
    const { database, markets, warn } = this.#projection;
    const listed = categories.map((category) => ({ category, pages: listings.pages(category, markets) }));
    const productIds = listed.flatMap(({ pages }) => [...pages.values()].flatMap((page) => page.productIds));
    const cards = await loadCards(database, [...new Set(productIds)], Date.now(), warn);
    const cardsById = new Map(cards.map((card) => [card.id, card]));
    return listed.flatMap(({ category, pages }) =>
      markets.flatMap((market) => this.#document(category, market, pages.get(market.locale), cardsById) ?? []),
    );
  }

  #document(
    category: Category,
    market: Market,
    page: CategoryPage | undefined,
    cards: ReadonlyMap<number, CardSource>,
  ): Document | null {
    const { tree, markets, projectedCategories } = this.#projection;
    if (page === undefined || !tree.ownsSlug(category, market.language)) return null;
    const marketMaskOf = (id: number) => projectedCategories.get(id)?.marketMask ?? 0;
    const products = page.productIds.flatMap((id) => findCard(cards.get(id), market) ?? []);
    const listing = { products, productCount: page.productCount };
    const document = projectCategory(category, market, { tree, markets, marketMaskOf }, listing);
    return { locale: market.locale, key: document.slug, body: JSON.stringify(document) };
  }
}

/** A product that cannot be shown is parked with its reason elsewhere; the list of its category goes on without it. */
function findCard(source: CardSource | undefined, market: Market) {
  if (source === undefined) return null;
  try {
    return projectCard(source, market);
  } catch {
    return null;
  }
}
