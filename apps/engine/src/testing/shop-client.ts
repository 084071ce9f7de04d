import { allEngineCalls, type EngineCallName } from '@tradehall/domain/all-engine-calls.ts';
import { buyerReferences, type BuyerReferences } from '@tradehall/domain/cart/buyer-references.ts';
import { engineCallPath } from '@tradehall/domain/calls/engine-call.ts';
import { z } from 'zod';
import { engineSecret } from './engine-process';

const nullableAmount = z.number().nullable();
const discount = z.object({ id: z.string(), type: z.string(), permyriad: nullableAmount, amount: z.number() });
const taxPortions = z.array(z.object({ ratePermyriad: z.number(), net: z.number(), tax: z.number() }));
const cart = z.object({
  id: z.string(),
  version: z.number(),
  state: z.string(),
  storeKey: z.string(),
  currencyCode: z.string(),
  customerId: z.string().nullable(),
  customerEmail: z.string().nullable(),
  totalQuantity: z.number(),
  subTotal: z.number(),
  subTotalNet: z.number(),
  shipping: z.number(),
  total: z.number(),
  taxPortions,
  discounts: z.array(discount),
  coupons: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      notAppliedBecause: z.string().nullable(),
      minimum: nullableAmount,
    }),
  ),
  shippingEstimate: z
    .object({ key: z.string(), price: z.number(), freeAbove: z.number(), missingForFree: nullableAmount })
    .nullable(),
  estimatedTotal: z.number(),
  estimatedTaxPortions: taxPortions,
  cashOnDeliveryFee: nullableAmount,
  customerAgreedToSendEmail: z.boolean(),
  utmSource: z.string().nullable(),
  buyerReferences,
  billingAddress: z.unknown(),
  shippingAddress: z.unknown(),
  taxMode: z.string(),
  shippingMethodKey: z.string().nullable(),
  notices: z.array(
    z.object({
      kind: z.string(),
      sku: z.string().nullable(),
      quantity: nullableAmount,
      before: nullableAmount,
      after: nullableAmount,
      name: z.string().nullable(),
    }),
  ),
  lines: z.array(
    z.object({
      sku: z.string(),
      quantity: z.number(),
      isFreight: z.boolean(),
      parentSku: z.string().nullable(),
      giftOf: z.string().nullable(),
      availableQuantity: z.number(),
      listPrice: z.number(),
      unitPrice: z.number(),
      unitPriceNet: z.number(),
      discountedUnitPrice: z.number(),
      lineTotal: z.number(),
      taxRatePermyriad: z.number(),
      discounts: z.array(discount),
      nextVolumeStep: z.object({ missing: z.number(), discountPermyriad: z.number(), saving: z.number() }).nullable(),
      trace: z.array(
        z.object({ step: z.string(), amount: z.number(), permyriad: nullableAmount, source: z.string().nullable() }),
      ),
    }),
  ),
});
export type TestCart = z.output<typeof cart>;

/** Why a call was not done. */
const refusal = z.looseObject({ code: z.string(), currentVersion: z.int().optional() });
export type TestRefusal = z.output<typeof refusal>;

export function isCart(answer: TestCart | TestRefusal | null): answer is TestCart {
  return answer !== null && 'lines' in answer;
}

const doorAnswer = z.union([z.object({ failure: refusal }), z.object({ data: z.unknown() })]);

const envelope = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

export type TestChange =
  | { add: { sku: string; quantity: number; parentSku?: string } }
  | { setQuantity: { sku: string; quantity: number; parentSku?: string } }
  | { remove: { sku: string; parentSku?: string } }
  | { applyCoupon: { code: string } }
  | { removeCoupon: { id: string } }
  | { recalculate: true }
  | { delete: true }
  | { setContact: { email: string } }
  | { setFields: { customerAgreedToSendEmail?: boolean; utmSource?: string; buyerReferences?: BuyerReferences } }
  | { setShippingAddress: { address: object } }
  | { setBillingAddress: { address: object; clientType: string } }
  | { setBillingVatNumber: { vatNumber: string | null } }
  | { setCashOnDelivery: { isChosen: boolean } };

/** A session of the shop API in one store, as the middleware holds it. */
export class ShopClient {
  readonly #url: string;
  readonly #storeKey: string;
  #token: string | null = null;
  /** With all that it asks. */
  headers: Record<string, string> = {};

  constructor(url: string, storeKey: string) {
    this.#url = url;
    this.#storeKey = storeKey;
  }

  /** The same session, in another of its browser tabs or stores. */
  another(storeKey = this.#storeKey): ShopClient {
    const client = new ShopClient(this.#url, storeKey);
    client.#token = this.#token;
    return client;
  }

  post(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send('/shop-api', { query, variables }, headers);
  }

  /** A call at the engine's door, with whatever a test gives it. */
  postCall(name: EngineCallName, input: object = {}, headers: Record<string, string> = {}, query = '') {
    return this.#send(`${engineCallPath(name, allEngineCalls[name])}${query}`, input, headers);
  }

  /** The answer, or why there is none. */
  async call<Answer extends z.ZodType>(
    name: EngineCallName,
    answer: Answer,
    input: object = {},
  ): Promise<z.output<Answer> | TestRefusal> {
    const told = doorAnswer.parse(await (await this.postCall(name, input)).json());
    if (!('failure' in told)) return answer.parse(told.data);
    const { failure } = told;
    if (failure.code === 'unknown' || failure.code === 'invalid-input') throw new Error(JSON.stringify(failure));
    return failure;
  }

  async #send(path: string, body: object, headers: Record<string, string>): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-engine-secret': engineSecret,
        'x-store': this.#storeKey,
        ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
        ...this.headers,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    this.#token = response.headers.get('vendure-auth-token') ?? this.#token;
    return response;
  }

  async ask<Answer extends z.ZodType>(answer: Answer, query: string, variables: object = {}) {
    const { data, errors } = envelope.parse(await (await this.post(query, variables)).json());
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return answer.parse(data);
  }

  async signIn(username: string, password: string): Promise<this> {
    await this.ask(
      z.object({ login: z.object({ __typename: z.literal('CurrentUser') }) }),
      'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }',
      { username, password },
    );
    return this;
  }

  async createCart(): Promise<TestCart> {
    return getAnswer(await this.call('createCart', cart), isCart);
  }

  async cart(cartId: string): Promise<TestCart | null> {
    return getAnswer(await this.call('cart', cart.nullable(), { cartId }), isCartOrNone);
  }

  async foreseenCart(cartId: string, isCashOnDelivery: boolean): Promise<TestCart | null> {
    return getAnswer(await this.call('foreseenCart', cart.nullable(), { cartId, isCashOnDelivery }), isCartOrNone);
  }

  async activeCart(): Promise<TestCart | null> {
    return getAnswer(await this.call('activeCart', cart.nullable()), isCartOrNone);
  }

  /** Null once it is deleted. */
  changeCart(cartId: string, version: number, intentId: string, ...changes: TestChange[]) {
    return this.call('changeCart', cart.nullable(), { cartId, version, intentId, changes });
  }

  async createCartTransfer(cartId: string): Promise<string | null> {
    const answer = await this.call('createCartTransfer', z.object({ token: z.string() }), { cartId });
    return 'token' in answer ? z.string().parse(answer.token) : null;
  }

  receiveCartTransfer(token: string, intentId: string) {
    return this.call('receiveCartTransfer', cart, { token, intentId });
  }
}

const isCartOrNone = (answer: TestCart | TestRefusal | null) => answer === null || isCart(answer);

function getAnswer<Answer, Wanted extends Answer>(
  answer: Answer,
  isWanted: (answer: Answer) => answer is Wanted,
): Wanted {
  if (!isWanted(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}
