import { succeed } from '@tradehall/domain/calls/result.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { Encoded } from '../read-side/encoded.ts';
import type { BrowseRequest, ProductSearch } from '../context/services/product-search.ts';
import { emptySearch } from './empty-search.ts';

/** An index that names what a test has it name, and tells what it was asked. */
export class IndexedSearch implements ProductSearch {
  readonly asked: BrowseRequest[] = [];
  readonly search: ProductSearch['search'] = (request) => emptySearch.search(request);
  readonly suggest: ProductSearch['suggest'] = (locale, query) => emptySearch.suggest(locale, query);
  readonly #cardsFor: (request: BrowseRequest) => readonly ProductCard[];

  constructor(cardsFor: (request: BrowseRequest) => readonly ProductCard[]) {
    this.#cardsFor = cardsFor;
  }

  readonly browse: ProductSearch['browse'] = (request) => {
    this.asked.push(request);
    return Promise.resolve(succeed(Encoded.of<ProductCard[]>([...this.#cardsFor(request)])));
  };
}
