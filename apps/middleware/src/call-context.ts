import { storeKey } from '@tradehall/domain/countries/store.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import type { z } from 'zod';
import type { AddressFinder } from './addresses/address-finder.ts';
import type { CacheInvalidation } from './cache/cache-invalidation.ts';
import type { FoundProducts } from './content/found-products.ts';
import type { RedirectHits } from './content/redirect-hits.ts';
import type { SignInLimits } from './customer/sign-in-limits.ts';
import type { Engine, EngineQuestion } from './engine/engine.ts';
import type { Reading, ReadingKind, ReadSide } from './read-side/read-side.ts';
import type { ProductReviews } from './reviews/product-reviews.ts';
import type { ProductSearch } from './search/product-search.ts';
import type { ProductSitemap } from './search/product-sitemap.ts';
import type { Vocabulary } from './search/vocabulary.ts';

interface CallContextOptions {
  readonly country: Country;
  readonly sessionToken: string | null;
  readonly requestId: string;
  /** By which an account knows the device; a claim until it is looked at. */
  readonly deviceToken: string | null;
  /** Where the request comes from: for checks against fraud and for limits, and for nothing else. */
  readonly shopperIp: string;
  readonly engine: Engine;
  readonly readSide: ReadSide;
  readonly productSearch: ProductSearch;
  readonly productSitemap: ProductSitemap;
  readonly vocabulary: Vocabulary;
  readonly productReviews: ProductReviews;
  readonly foundProducts: FoundProducts;
  readonly redirectHits: RedirectHits;
  readonly cacheInvalidation: CacheInvalidation;
  readonly addressFinder: AddressFinder | null;
  readonly signInLimits: SignInLimits;
}

/** One request as its handler sees it. It notes what the answer is made of, which decides who may keep a copy. */
export class CallContext {
  readonly country: Country;
  readonly storeKey: string;
  readonly productSearch: ProductSearch;
  readonly productSitemap: ProductSitemap;
  readonly vocabulary: Vocabulary;
  readonly productReviews: ProductReviews;
  readonly foundProducts: FoundProducts;
  readonly redirectHits: RedirectHits;
  readonly cacheInvalidation: CacheInvalidation;
  readonly signInLimits: SignInLimits;
  readonly #options: CallContextOptions;
  readonly #documentsRead = new Set<string>();
  #isPersonal = false;
  #newSessionToken: string | null = null;
  #newDeviceToken: string | null = null;
  #isSessionEnded = false;

  constructor(options: CallContextOptions) {
    this.country = options.country;
    this.storeKey = storeKey(options.country);
    this.productSearch = options.productSearch;
    this.productSitemap = options.productSitemap;
    this.vocabulary = options.vocabulary;
    this.productReviews = options.productReviews;
    this.foundProducts = options.foundProducts;
    this.redirectHits = options.redirectHits;
    this.cacheInvalidation = options.cacheInvalidation;
    this.signInLimits = options.signInLimits;
    this.#options = options;
  }

  get shopperIp(): string {
    this.#isPersonal = true;
    return this.#options.shopperIp;
  }

  get deviceToken(): string | null {
    this.#isPersonal = true;
    return this.#options.deviceToken;
  }

  /** Null where the shop has none. What is asked of it is somebody's address. */
  get addressFinder(): AddressFinder | null {
    this.#isPersonal = true;
    return this.#options.addressFinder;
  }

  get hasSession(): boolean {
    this.#isPersonal = true;
    return this.#sessionToken !== null;
  }

  /** Whether the answer may differ from one visitor to the next. */
  get isPersonal(): boolean {
    return this.#isPersonal;
  }

  get documentsRead(): ReadonlySet<string> {
    return this.#documentsRead;
  }

  /** The token of a session that began during this request. */
  get newSessionToken(): string | null {
    return this.#newSessionToken;
  }

  get newDeviceToken(): string | null {
    return this.#newDeviceToken;
  }

  rememberDevice(token: string): void {
    this.#isPersonal = true;
    this.#newDeviceToken = token;
  }

  get isSessionEnded(): boolean {
    return this.#isSessionEnded;
  }

  endSession(): void {
    this.#isPersonal = true;
    this.#isSessionEnded = true;
  }

  read<Kind extends ReadingKind>(kind: Kind, locale: Locale, key: string): Promise<Reading<Kind> | null> {
    this.#documentsRead.add(`${kind}:${locale}:${key}`);
    return this.#options.readSide.find(kind, locale, key);
  }

  async ask<Answers extends z.ZodType>(
    question: EngineQuestion<Answers>,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<z.output<Answers>> {
    this.#isPersonal = true;
    const { engine, requestId } = this.#options;
    const visitor = { storeKey: this.storeKey, sessionToken: this.#sessionToken, requestId };
    const { data, newSessionToken } = await engine.ask(question, variables, visitor);
    if (newSessionToken !== null && newSessionToken !== this.#sessionToken) this.#newSessionToken = newSessionToken;
    return data;
  }

  get #sessionToken(): string | null {
    return this.#newSessionToken ?? this.#options.sessionToken;
  }
}
