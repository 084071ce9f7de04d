import { z } from 'zod';
import { engineSecret } from './engine-process';

const nullableAmount = z.number().nullable();
const discount = z.object({ id: z.string(), type: z.string(), permyriad: nullableAmount, amount: z.number() });
const taxPortions = z.array(z.object({ ratePermyriad: z.number(), net: z.number(), tax: z.number() }));
const cart = z.object({
  __typename: z.literal('Cart'),
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

const conflict = z.object({ __typename: z.literal('CartConflict'), currentVersion: z.number() });
const failure = z.object({
  __typename: z.literal('CartFailure'),
  code: z.string(),
  available: nullableAmount,
  maximum: nullableAmount,
  minimum: nullableAmount,
});
const deleted = z.object({ __typename: z.literal('CartDeleted'), cartId: z.string() });
const changeResult = z.discriminatedUnion('__typename', [cart, conflict, failure, deleted]);
const receiveResult = z.discriminatedUnion('__typename', [cart, failure]);

const envelope = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const discountFields = '{ id type permyriad amount }';
const cartFields = `__typename id version state storeKey currencyCode customerId customerEmail totalQuantity
  subTotal subTotalNet shipping total taxPortions { ratePermyriad net tax } discounts ${discountFields}
  coupons { id code notAppliedBecause minimum } shippingEstimate { key price freeAbove missingForFree } estimatedTotal estimatedTaxPortions { ratePermyriad net tax }
  cashOnDeliveryFee customerAgreedToSendEmail utmSource billingAddress shippingAddress taxMode shippingMethodKey
  notices { kind sku quantity before after name }
  lines { sku quantity isFreight parentSku giftOf availableQuantity listPrice unitPrice unitPriceNet discountedUnitPrice
    lineTotal taxRatePermyriad discounts ${discountFields} nextVolumeStep { missing discountPermyriad saving }
    trace { step amount permyriad source } }`;
const failureFields = '__typename code available maximum minimum';

export type TestChange =
  | { add: { sku: string; quantity: number; parentSku?: string } }
  | { setQuantity: { sku: string; quantity: number; parentSku?: string } }
  | { remove: { sku: string; parentSku?: string } }
  | { applyCoupon: { code: string } }
  | { removeCoupon: { id: string } }
  | { recalculate: true }
  | { delete: true }
  | { setContact: { email: string } }
  | { setFields: { customerAgreedToSendEmail?: boolean; utmSource?: string } }
  | { setShippingAddress: { address: object } }
  | { setBillingAddress: { address: object; clientType: string } }
  | { setBillingVatNumber: { vatNumber: string | null } }
  | { setCashOnDelivery: { isChosen: boolean } };

/** A session of the shop API in one store, as the middleware holds it. */
export class ShopClient {
  readonly #url: string;
  readonly #storeKey: string;
  #token: string | null = null;

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

  async post(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${this.#url}/shop-api`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-engine-secret': engineSecret,
        'x-store': this.#storeKey,
        ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
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
    return (await this.ask(z.object({ createCart: cart }), `mutation { createCart { ${cartFields} } }`)).createCart;
  }

  async cart(id: string): Promise<TestCart | null> {
    const query = `query ($id: ID!) { cart(id: $id) { ${cartFields} } }`;
    return (await this.ask(z.object({ cart: cart.nullable() }), query, { id })).cart;
  }

  async foreseenCart(cartId: string, isChosen: boolean): Promise<TestCart | null> {
    const query = `query ($cartId: ID!, $isChosen: Boolean!) {
      foreseenCart(cartId: $cartId, isCashOnDelivery: $isChosen) { ${cartFields} }
    }`;
    return (await this.ask(z.object({ foreseenCart: cart.nullable() }), query, { cartId, isChosen })).foreseenCart;
  }

  async activeCart(): Promise<TestCart | null> {
    const query = `query { activeCart { ${cartFields} } }`;
    return (await this.ask(z.object({ activeCart: cart.nullable() }), query)).activeCart;
  }

  async changeCart(cartId: string, version: number, intentId: string, ...changes: TestChange[]) {
    const query = `mutation ($cartId: ID!, $version: Int!, $intentId: String!, $changes: [CartChangeInput!]!) {
      changeCart(cartId: $cartId, version: $version, intentId: $intentId, changes: $changes) {
        ... on Cart { ${cartFields} }
        ... on CartConflict { __typename currentVersion }
        ... on CartFailure { ${failureFields} }
        ... on CartDeleted { __typename cartId }
      }
    }`;
    const variables = { cartId, version, intentId, changes };
    return (await this.ask(z.object({ changeCart: changeResult }), query, variables)).changeCart;
  }

  async createCartTransfer(cartId: string): Promise<string | null> {
    const query = 'mutation ($cartId: ID!) { createCartTransfer(cartId: $cartId) }';
    return (await this.ask(z.object({ createCartTransfer: z.string().nullable() }), query, { cartId }))
      .createCartTransfer;
  }

  async receiveCartTransfer(token: string, intentId: string) {
    const query = `mutation ($token: String!, $intentId: String!) {
      receiveCartTransfer(token: $token, intentId: $intentId) {
        ... on Cart { ${cartFields} }
        ... on CartFailure { ${failureFields} }
      }
    }`;
    const answer = z.object({ receiveCartTransfer: receiveResult });
    return (await this.ask(answer, query, { token, intentId })).receiveCartTransfer;
  }
}
