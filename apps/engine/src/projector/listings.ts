import { categoryDocumentCards } from '@tradehall/domain/catalogue/category-document.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import type { Category, CategoryTree } from './category-tree';
import { getOrMake } from './get-or-make';
import type { Market } from './markets';

/** A product that is for sale somewhere. */
export interface ListedProduct {
  readonly id: number;
  readonly sku: string;
  readonly marketMask: number;
  readonly isOnStock: boolean;
  readonly releaseDate: string | null;
}

export interface Membership {
  readonly productId: number;
  readonly categoryId: number;
}

export interface CategoryPage {
  readonly productCount: number;
  readonly productIds: readonly number[];
}

/** Which products stand in which category, itself or below, in the order in which a listing shows them. */
export class Listings {
  readonly #ordered: readonly ListedProduct[];
  readonly #ranksByCategory = new Map<number, number[]>();
  readonly #masks = new Map<number, number>();

  constructor(tree: CategoryTree, products: readonly ListedProduct[], memberships: readonly Membership[]) {
    this.#ordered = products.toSorted(inListingOrder);
    const rankOf = new Map(this.#ordered.map(({ id }, rank) => [id, rank]));
    for (const { productId, categoryId } of memberships) {
      const rank = rankOf.get(productId);
      if (rank === undefined) continue;
      getOrMake(this.#ranksByCategory, categoryId, () => []).push(rank);
    }
    for (const root of tree.roots) this.#measure(root);
  }

  /** The markets in which the category has something to sell. */
  marketMask(categoryId: number): number {
    return this.#masks.get(categoryId) ?? 0;
  }

  pages(category: Category, markets: readonly Market[]): ReadonlyMap<Locale, CategoryPage> {
    const ranks = [...new Set(this.#ranksBelow(category))].sort((a, b) => a - b);
    const products = ranks.flatMap((rank) => this.#ordered[rank] ?? []);
    return new Map(
      markets.map(({ locale, bit }) => {
        const sold = products.filter(({ marketMask }) => (marketMask & bit) !== 0);
        const productIds = sold.slice(0, categoryDocumentCards).map(({ id }) => id);
        return [locale, { productCount: sold.length, productIds }];
      }),
    );
  }

  #ranksBelow(category: Category): number[] {
    const own = this.#ranksByCategory.get(category.id) ?? [];
    return category.children.reduce((ranks, child) => ranks.concat(this.#ranksBelow(child)), own);
  }

  #measure(category: Category): number {
    const own = this.#ranksByCategory.get(category.id) ?? [];
    let mask = own.reduce((sum, rank) => sum | (this.#ordered[rank]?.marketMask ?? 0), 0);
    for (const child of category.children) mask |= this.#measure(child);
    this.#masks.set(category.id, mask);
    return mask;
  }
}

/** What can be bought now, then what is newest. */
function inListingOrder(a: ListedProduct, b: ListedProduct): number {
  if (a.isOnStock !== b.isOnStock) return a.isOnStock ? -1 : 1;
  const [releasedA, releasedB] = [a.releaseDate ?? '', b.releaseDate ?? ''];
  if (releasedA !== releasedB) return releasedA > releasedB ? -1 : 1;
  return a.sku < b.sku ? -1 : 1;
}
