import { randomBytes } from 'node:crypto';
import type { EngineCallName, EngineCalls, UnfailingEngineCall } from '@tradehall/domain/all-engine-calls.ts';
import type { CallAnswer } from '@tradehall/domain/calls/call.ts';
import type { EngineCallResult, EngineInput } from '@tradehall/domain/calls/engine-call.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { searchKeyOf } from '@tradehall/domain/read-side/shared-documents.ts';
import { consentsOf, findConsentChoice, type Consents } from '@tradehall/domain/tracking/consent-choice.ts';
import type { z } from 'zod';
import type { AddressFinder } from './services/address-finder.ts';
import type { CacheInvalidation } from './services/cache-invalidation.ts';
import type { CartFailures } from './services/cart-failures.ts';
import type { FoundProducts } from './services/found-products.ts';
import type { RedirectHits } from './services/redirect-hits.ts';
import type { SignInLimits } from './services/sign-in-limits.ts';
import type { Engine, EngineQuestion, EngineVisitor } from '../engine/engine.ts';
import type { Reading, ReadingKind, ReadSide } from '../read-side/read-side.ts';
import type { CoPurchases } from './services/co-purchases.ts';
import type { RecommendationService } from './services/recommendation-service.ts';
import type { ProductReviews } from './services/product-reviews.ts';
import type { ProductSearch } from './services/product-search.ts';
import type { OfferPages } from './services/offer-pages.ts';
import type { ProductSitemap } from './services/product-sitemap.ts';
import type { Vocabulary } from './services/vocabulary.ts';

type CartChangeOutcome = 'changed' | 'refused' | 'failed';

/** What the handlers of all calls work with, the same for every request. */
export interface CallServices {
  readonly engine: Engine;
  readonly readSide: ReadSide;
  readonly productSearch: ProductSearch;
  readonly productSitemap: ProductSitemap;
  readonly offerPages: OfferPages;
  readonly vocabulary: Vocabulary;
  readonly productReviews: ProductReviews;
  readonly foundProducts: FoundProducts;
  readonly redirectHits: RedirectHits;
  readonly cartFailures: CartFailures;
  readonly cacheInvalidation: CacheInvalidation;
  /** Null where the shop has no service that knows addresses. */
  readonly addressFinder: AddressFinder | null;
  readonly signInLimits: SignInLimits;
  /** Null where the shop has no service that recommends. */
  readonly recommendations: RecommendationService | null;
  readonly coPurchases: CoPurchases;
}

interface CallContextOptions extends CallServices {
  readonly metrics: { readonly countCartChange: (store: string, outcome: CartChangeOutcome) => void };
  readonly country: Country;
  readonly sessionToken: string | null;
  readonly requestId: string;
  /** By which an account knows the device; a claim until it is looked at. */
  readonly deviceToken: string | null;
  /** By which a browser is known while somebody signs in with it. */
  readonly browserToken: string | null;
  /** What the visitor has chosen, as the browser keeps it. */
  readonly consentCookie: string | null;
  /** Where the request comes from: for checks against fraud and for limits, and for nothing else. */
  readonly shopperIp: string;
}

/** One request as its handler sees it. It notes what the answer is made of, which decides who may keep a copy. */
export class CallContext {
  readonly country: Country;
  readonly storeKey: string;
  readonly productSearch: ProductSearch;
  readonly productSitemap: ProductSitemap;
  readonly offerPages: OfferPages;
  readonly vocabulary: Vocabulary;
  readonly productReviews: ProductReviews;
  readonly foundProducts: FoundProducts;
  readonly redirectHits: RedirectHits;
  readonly cacheInvalidation: CacheInvalidation;
  readonly signInLimits: SignInLimits;
  /** Null where the shop has no such service. */
  readonly recommendations: RecommendationService | null;
  readonly coPurchases: CoPurchases;
  readonly #options: CallContextOptions;
  readonly #documentsRead = new Set<string>();
  #isPersonal = false;
  #newSessionToken: string | null = null;
  #newDeviceToken: string | null = null;
  #newBrowserToken: string | null = null;
  #isSessionEnded = false;

  constructor(options: CallContextOptions) {
    this.country = options.country;
    this.storeKey = storeKey(options.country);
    this.productSearch = options.productSearch;
    this.productSitemap = options.productSitemap;
    this.offerPages = options.offerPages;
    this.vocabulary = options.vocabulary;
    this.productReviews = options.productReviews;
    this.foundProducts = options.foundProducts;
    this.redirectHits = options.redirectHits;
    this.cacheInvalidation = options.cacheInvalidation;
    this.signInLimits = options.signInLimits;
    this.recommendations = options.recommendations;
    this.coPurchases = options.coPurchases;
    this.#options = options;
  }

  /** For the log alone. */
  noteCartFailure(action: string, reason: string): void {
    this.#isPersonal = true;
    const { cartFailures, requestId } = this.#options;
    cartFailures.note({ action, reason, storeKey: this.storeKey, requestId });
  }

  countCartChange(outcome: CartChangeOutcome): void {
    this.#options.metrics.countCartChange(this.storeKey, outcome);
  }

  get shopperIp(): string {
    this.#isPersonal = true;
    return this.#options.shopperIp;
  }

  get deviceToken(): string | null {
    this.#isPersonal = true;
    return this.#options.deviceToken;
  }

  /** What the visitor has agreed to: nothing unless the cookie says so. */
  get consents(): Consents {
    this.#isPersonal = true;
    return consentsOf(findConsentChoice(this.#options.consentCookie));
  }

  /** Names what proves the choice; also one that was made of other words. */
  get consentReceipt(): string | null {
    this.#isPersonal = true;
    return findConsentChoice(this.#options.consentCookie)?.receiptId ?? null;
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

  get browserToken(): string | null {
    this.#isPersonal = true;
    return this.#options.browserToken;
  }

  /** What the browser is known by while somebody signs in, made up where it has nothing yet: its tabs share one. */
  knowBrowser(): string {
    this.#newBrowserToken = this.browserToken ?? this.#newBrowserToken ?? randomBytes(32).toString('base64url');
    return this.#newBrowserToken;
  }

  get newBrowserToken(): string | null {
    return this.#newBrowserToken;
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

  /** The answer holds what the search finds at the moment, and is another one when that changes. */
  noteSearch(locale: Locale): void {
    this.#documentsRead.add(searchKeyOf(locale));
  }

  async ask<Answers extends z.ZodType>(
    question: EngineQuestion<Answers>,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<z.output<Answers>> {
    this.#isPersonal = true;
    const { data, newSessionToken } = await this.#options.engine.ask(question, variables, this.#visitor);
    this.#takeOver(newSessionToken);
    return data;
  }

  /** One call of the engine: its answer, or a failure that its row declares. */
  async engine<Name extends EngineCallName>(
    name: Name,
    input: EngineInput<EngineCalls[Name]>,
  ): Promise<EngineCallResult<EngineCalls[Name]>> {
    this.#isPersonal = true;
    const { data, newSessionToken } = await this.#options.engine.call(name, input, this.#visitor);
    this.#takeOver(newSessionToken);
    return data;
  }

  /** The answer of a call that declares no failure. */
  async engineAnswer<Name extends UnfailingEngineCall>(
    name: Name,
    input: EngineInput<EngineCalls[Name]>,
  ): Promise<CallAnswer<EngineCalls[Name]>> {
    const result = await this.engine(name, input);
    if (!result.ok) throw new Error(`the engine refused ${name}`);
    return result.value;
  }

  get #visitor(): EngineVisitor {
    const { requestId, shopperIp: address } = this.#options;
    return { storeKey: this.storeKey, sessionToken: this.#sessionToken, requestId, address };
  }

  #takeOver(newSessionToken: string | null): void {
    if (newSessionToken !== null && newSessionToken !== this.#sessionToken) this.#newSessionToken = newSessionToken;
  }

  get #sessionToken(): string | null {
    return this.#newSessionToken ?? this.#options.sessionToken;
  }
}
