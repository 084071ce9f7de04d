import { HostedProcess } from '@tradehall/testing/engine/hosted-process.ts';
import { Client } from 'pg';
import { z } from 'zod';
import { describeWorker } from './engine-process';
import { isCart, ShopClient, type TestCart, type TestChange } from './shop-client';
import { startTestEngine, type TestEngine } from './test-engine';
import { addProducts } from './test-products';

export const kettle = 'EX10000001';
export const fryer = 'EX10000002';
export const lastThree = 'EX10000003';
export const oven = 'EX10000004';
export const onlyGerman = 'EX10000005';
export const spoon = 'EX10000006';
export const oneYear = '4100010';
export const fourYears = '4100040';

const password = 'the-password-of-a-customer';

interface Coupon {
  readonly code: string;
  readonly action: string;
  readonly args: Readonly<Record<string, string>>;
  readonly rules?: Readonly<Record<string, string>>;
}

async function fill(databaseUrl: string): Promise<void> {
  const prices = { tradehall_de: { list: 1_000 }, tradehall_cz: { list: 25_000 }, tradehall_fr: { list: 1_100 } };
  await addProducts(databaseUrl, [
    { sku: kettle, prices },
    { sku: fryer, prices },
    { sku: lastThree, prices, stock: 3 },
    { sku: oven, prices: { tradehall_de: { list: 30_000 } }, isFreight: true },
    { sku: onlyGerman, prices, enabledOnMarket: ['de-DE'] },
    { sku: spoon, prices, stock: 2 },
  ]);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`UPDATE product SET "customFieldsExtraguaranteeratepermyriad" = 1000
    FROM product_variant WHERE "productId" = product.id AND sku IN ('${kettle}', '${lastThree}')`);
  await client.end();
}

/** A real engine without Redis, some products, and what a test does to them behind the shopper's back. */
export class CartUnderTest implements AsyncDisposable {
  readonly #engine: TestEngine;
  readonly #client: Client;
  #wishes = 0;

  private constructor(engine: TestEngine) {
    this.#engine = engine;
    this.#client = new Client({ connectionString: engine.databaseUrl });
  }

  /** With the addresses of the third parties the test has started. */
  static async start(thirdParties: Record<string, string> = {}): Promise<CartUnderTest> {
    const shop = new CartUnderTest(await startTestEngine(fill, thirdParties));
    await shop.#client.connect();
    return shop;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
    await this.#engine[Symbol.asyncDispose]();
  }

  visitor(storeKey = 'tradehall_de'): ShopClient {
    return new ShopClient(this.#engine.url, storeKey);
  }

  async newCart(storeKey?: string): Promise<{ shopper: ShopClient; cart: TestCart }> {
    const shopper = this.visitor(storeKey);
    return { shopper, cart: await shopper.createCart() };
  }

  wish(): string {
    this.#wishes += 1;
    return `wish-number-${this.#wishes}`;
  }

  /** A change that is made, against the version the cart has. */
  async change(shopper: ShopClient, cart: TestCart, ...changes: TestChange[]): Promise<TestCart> {
    const answer = await shopper.changeCart(cart.id, cart.version, this.wish(), ...changes);
    if (!isCart(answer)) throw new Error(JSON.stringify(answer));
    return answer;
  }

  async cartWith(...changes: TestChange[]): Promise<{ shopper: ShopClient; cart: TestCart }> {
    const { shopper, cart } = await this.newCart();
    return { shopper, cart: await this.change(shopper, cart, ...changes) };
  }

  async query(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.#client.query<Record<string, unknown>>(statement, values)).rows;
  }

  setPrice(sku: string, cents: number): Promise<unknown> {
    return this.query(
      `UPDATE store_price SET list_cents = $2 FROM product_variant
        WHERE product_variant.id = variant_id AND sku = $1 AND store_key = 'tradehall_de'`,
      [sku, cents],
    );
  }

  setStock(sku: string, stock: number): Promise<unknown> {
    return this.query(
      `UPDATE stock_level SET "stockOnHand" = $2 FROM product_variant
        WHERE product_variant.id = "productVariantId" AND sku = $1`,
      [sku, stock],
    );
  }

  async newCustomer(emailAddress: string): Promise<(shopper: ShopClient) => Promise<ShopClient>> {
    await this.#engine.operator.ask(
      z.object({ createCustomer: z.object({ __typename: z.literal('Customer') }) }),
      'mutation ($input: CreateCustomerInput!, $password: String) { createCustomer(input: $input, password: $password) { __typename } }',
      { input: { emailAddress, firstName: 'Jana', lastName: 'Nováková' }, password },
    );
    return (shopper) => shopper.signIn(emailAddress, password);
  }

  /** Answers its id. */
  async newCoupon({ code, action, args, rules = {} }: Coupon): Promise<string> {
    const operation = (name: string, values: Readonly<Record<string, string>>) => ({
      code: name,
      arguments: Object.entries(values).map(([key, value]) => ({ name: key, value })),
    });
    const allRules = { stores: '[]', minimum: '', skus: '[]', brands: '[]', categoryIds: '[]', ...rules };
    const { createPromotion } = await this.#engine.operator.ask(
      z.object({ createPromotion: z.object({ id: z.string() }) }),
      'mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { ... on Promotion { id } } }',
      {
        input: {
          enabled: true,
          couponCode: code,
          translations: [{ languageCode: 'en', name: code }],
          conditions: [operation('cart-rules', allRules)],
          actions: [operation(action, args)],
        },
      },
    );
    return createPromotion.id;
  }

  /** Without Redis, like the server. */
  async startWorker(): Promise<HostedProcess> {
    return HostedProcess.start(await describeWorker(this.#engine.databaseUrl, 'redis://127.0.0.1:1'));
  }

  async runTask(id: string): Promise<void> {
    const answer = z.object({ runScheduledTask: z.object({ success: z.literal(true) }) });
    await this.#engine.operator.ask(answer, 'mutation ($id: String!) { runScheduledTask(id: $id) { success } }', {
      id,
    });
  }
}
