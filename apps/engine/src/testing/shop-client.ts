import { z } from 'zod';
import { engineSecret } from './engine-process';

const cart = z.object({
  __typename: z.literal('Cart'),
  id: z.string(),
  version: z.number(),
  storeKey: z.string(),
  currencyCode: z.string(),
  subTotal: z.number(),
  subTotalNet: z.number(),
  total: z.number(),
  taxPortions: z.array(z.object({ ratePermyriad: z.number(), net: z.number(), tax: z.number() })),
  lines: z.array(
    z.object({
      sku: z.string(),
      quantity: z.number(),
      listPrice: z.number(),
      unitPrice: z.number(),
      unitPriceNet: z.number(),
      lineTotal: z.number(),
      taxRatePermyriad: z.number(),
    }),
  ),
});
export type TestCart = z.output<typeof cart>;

const conflict = z.object({ __typename: z.literal('CartConflict'), currentVersion: z.number() });
const failure = z.object({
  __typename: z.literal('CartFailure'),
  code: z.string(),
  available: z.number().nullable(),
  maximum: z.number().nullable(),
});
const changeResult = z.discriminatedUnion('__typename', [cart, conflict, failure]);

const envelope = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const cartFields = `__typename id version storeKey currencyCode subTotal subTotalNet total
  taxPortions { ratePermyriad net tax }
  lines { sku quantity listPrice unitPrice unitPriceNet lineTotal taxRatePermyriad }`;

export type TestChange =
  | { add: { sku: string; quantity: number } }
  | { setQuantity: { sku: string; quantity: number } }
  | { remove: { sku: string } };

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

  async createCart(): Promise<TestCart> {
    return (await this.ask(z.object({ createCart: cart }), `mutation { createCart { ${cartFields} } }`)).createCart;
  }

  async cart(id: string): Promise<TestCart | null> {
    const query = `query ($id: ID!) { cart(id: $id) { ${cartFields} } }`;
    return (await this.ask(z.object({ cart: cart.nullable() }), query, { id })).cart;
  }

  async changeCart(cartId: string, version: number, intentId: string, change: TestChange) {
    const query = `mutation ($cartId: ID!, $version: Int!, $intentId: String!, $change: CartChangeInput!) {
      changeCart(cartId: $cartId, version: $version, intentId: $intentId, change: $change) {
        ... on Cart { ${cartFields} }
        ... on CartConflict { __typename currentVersion }
        ... on CartFailure { __typename code available maximum }
      }
    }`;
    const variables = { cartId, version, intentId, change };
    return (await this.ask(z.object({ changeCart: changeResult }), query, variables)).changeCart;
  }
}
