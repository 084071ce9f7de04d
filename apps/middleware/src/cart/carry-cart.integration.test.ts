import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productDocument } from '../testing/documents.ts';
import { startRealEngine, type RealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { openTestBrowser } from '../testing/test-browser.ts';
import { valueOf } from '../testing/value-of.ts';

const german = { host: 'de.localhost:3000', locale: 'de-DE' } as const;
const french = { host: 'fr.localhost:3000', locale: 'fr-FR' } as const;
const oven = 'EX10010001';
const peel = 'EX10010002';

const onlyInFrance = `
  UPDATE store_price SET list_cents = 55900, sale_cents = NULL
    FROM product_variant variant
   WHERE variant.id = variant_id AND variant.sku = $1 AND store_key = 'tradehall_fr'`;
const notInFrance = `
  UPDATE product SET "customFieldsEnabledonmarket" = '["de-DE"]'
    FROM product_variant variant
   WHERE variant."productId" = product.id AND variant.sku = $1`;

describe('a cart that is carried to another store', () => {
  let engine: RealEngine;
  let app: FastifyInstance;
  let middlewareUrl: string;

  beforeAll(async () => {
    engine = await startRealEngine();
    const database = new Client({ connectionString: engine.databaseUrl });
    await database.connect();
    await database.query(onlyInFrance, [oven]);
    await database.query(notInFrance, [peel]);
    await database.end();
    const documents = new StoredDocuments();
    documents.put('product', german.locale, oven, productDocument());
    documents.put('product', french.locale, oven, productDocument({ name: 'Four à pizza' }));
    app = buildTestApp({ engineUrl: engine.url, load: documents.load });
    middlewareUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await engine[Symbol.asyncDispose]();
  });

  const arrive = ({ host, locale }: typeof german | typeof french) => {
    const { calls, cookie } = openTestBrowser(middlewareUrl, { host });
    return { shop: calls['new-ct'], carrying: calls.shop, cookie, locale };
  };
  type Browser = ReturnType<typeof arrive>;

  /** A cart with so many pieces of each. */
  const fill = async ({ shop, locale }: Browser, pieces: Readonly<Record<string, number>>) => {
    let { cart } = valueOf(await shop.createCart({ locale }));
    for (const [sku, quantity] of Object.entries(pieces)) {
      const { id: cartId, version } = cart;
      ({ cart } = valueOf(await shop.addToCart({ locale, cartId, version, intentId: randomUUID(), sku, quantity })));
    }
    return cart;
  };

  const leave = async ({ carrying, locale }: Browser, cartId: string) =>
    valueOf(await carrying['carry-cart']({ locale, cartId })).token;

  it('has the prices of that store and says what changed on the way', async () => {
    const atHome = arrive(german);
    const { id } = await fill(atHome, { [oven]: 2, [peel]: 1 });
    const abroad = arrive(french);
    const token = await leave(atHome, id);
    const { cart } = valueOf(
      await abroad.carrying['receive-cart']({ locale: french.locale, token, intentId: randomUUID() }),
    );
    expect(cart).toMatchObject({
      store: { key: 'tradehall_fr' },
      lineItems: [{ name: 'Four à pizza', quantity: 2, price: { value: { centAmount: 55_900 } } }],
    });
    expect(cart.notices).toContainEqual(
      expect.objectContaining({ kind: 'price-changed', sku: oven, name: 'Four à pizza' }),
    );
    expect(cart.notices).toContainEqual(expect.objectContaining({ kind: 'line-removed', sku: peel, name: peel }));

    const me = valueOf(await abroad.shop.getMe({ locale: french.locale, customer: false })).me;
    expect(me.activeCart).toEqual(cart);
  });

  it('is still there at home', async () => {
    const atHome = arrive(german);
    const cart = await fill(atHome, { [oven]: 1 });
    const token = await leave(atHome, cart.id);
    await arrive(french).carrying['receive-cart']({ locale: french.locale, token, intentId: randomUUID() });
    const me = valueOf(await atHome.shop.getMe({ locale: german.locale, customer: false })).me;
    expect(me.activeCart?.lineItems).toMatchObject([{ quantity: 1, variant: { sku: oven } }]);
  });

  it('joins what is in the cart there already', async () => {
    const atHome = arrive(german);
    const { id } = await fill(atHome, { [oven]: 1 });
    const abroad = arrive(french);
    const there = await fill(abroad, { [oven]: 3 });
    const token = await leave(atHome, id);
    const { cart } = valueOf(
      await abroad.carrying['receive-cart']({ locale: french.locale, token, intentId: randomUUID() }),
    );
    expect(cart).toMatchObject({ id: there.id, lineItems: [{ quantity: 4 }] });
  });

  it('arrives once: the same wish again answers the same, anybody else comes too late', async () => {
    const atHome = arrive(german);
    const { id } = await fill(atHome, { [oven]: 1 });
    const token = await leave(atHome, id);
    const wish = { locale: french.locale, token, intentId: randomUUID() };
    const abroad = arrive(french);
    const { cart } = valueOf(await abroad.carrying['receive-cart'](wish));
    const again = valueOf(await abroad.carrying['receive-cart'](wish));
    expect(again.cart).toMatchObject({ id: cart.id, version: cart.version, lineItems: [{ quantity: 1 }] });
    const tooLate = { ok: false, failure: { code: 'link-expired' } };
    expect(await abroad.carrying['receive-cart']({ ...wish, intentId: randomUUID() })).toEqual(tooLate);
    expect(await arrive(french).carrying['receive-cart'](wish)).toEqual(tooLate);
    expect(await arrive(french).carrying['receive-cart']({ ...wish, token: 'never-given' })).toEqual(tooLate);
  });
});
