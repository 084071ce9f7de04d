import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { type DisposableRedis, leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEngine } from '../../testing/engine-process';
import { migratedTemplate } from '../../testing/migrated-template';
import { ShopClient } from '../../testing/shop-client';

let database: DisposableDatabase;
let redis: DisposableRedis;
let engine: RealProcess;
let url: string;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  redis = leaseDisposableRedis();
  const described = await describeEngine(database.url, redis.url);
  url = described.url;
  engine = await RealProcess.start({
    ...described.process,
    environment: { ...described.process.environment, NODE_ENV: 'production' },
  });
});

afterAll(async () => {
  await engine[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const middleware = () => new ShopClient(url, 'tradehall_de');

describe('the shop API', () => {
  it.each(['', 'wrong', 'the-secret-of-the-engine-under-tesT'])(
    'does not exist for the secret "%s"',
    async (secret) => {
      const answer = await middleware().post('{ activeCart { id } }', {}, { 'x-engine-secret': secret });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('');
    },
  );

  it('does not exist for a browser that opens it', async () => {
    const answers = await Promise.all(
      ['', '/', '?query={activeCart{id}}'].map((end) => fetch(`${url}/shop-api${end}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('knows no store but its own', async () => {
    const answer = await middleware().post('{ activeCart { id } }', {}, { 'x-store': 'tradehall_xx' });
    expect(answer.status).toBe(400);
  });

  it.each([
    'mutation { addItemToOrder(productVariantId: 1, quantity: 1) { __typename } }',
    'mutation { adjustOrderLine(orderLineId: 1, quantity: 1) { __typename } }',
    'mutation { removeOrderLine(orderLineId: 1) { __typename } }',
    'mutation { removeAllOrderLines { __typename } }',
    'mutation { applyCouponCode(couponCode: "X") { __typename } }',
    'mutation { setOrderCustomFields(input: {}) { __typename } }',
    'mutation { transitionOrderToState(state: "ArrangingPayment") { __typename } }',
    'mutation { createCart { id } addItemToOrder(productVariantId: 1, quantity: 1) { __typename } }',
    'mutation { ...cart } fragment cart on Mutation { removeAllOrderLines { __typename } }',
    '{ collections { items { id } } }',
    '{ products { items { id } } }',
    '{ activeOrder { id } }',
    '{ __schema { types { name } } }',
  ])('refuses what the engine would do by itself: %s', async (query) => {
    const answer = await middleware().post(query);
    expect(answer.status).toBe(400);
  });

  it('refuses a query that nests too deep or asks for too much', async () => {
    const deep = `{ activeCart { ${'... on Cart { '.repeat(20)} id ${'}'.repeat(20)} } }`;
    expect((await middleware().post(deep)).status).toBe(200);
    const many = Array.from({ length: 300 }, (_, index) => `a${index}: version`).join(' ');
    expect((await middleware().post(`{ activeCart { ${many} } }`)).status).toBe(400);
    const doubled = Array.from(
      { length: 12 },
      (_, index) => `fragment f${index} on Cart { ...f${index + 1} ... on Cart { ...f${index + 1} } }`,
    ).join(' ');
    const bomb = `{ activeCart { ...f0 } } ${doubled} fragment f12 on Cart { id version }`;
    expect((await middleware().post(bomb)).status).toBe(400);
  });

  it('begins a session only with a cart', async () => {
    const reading = await middleware().post('{ activeCart { id } }');
    expect(reading.headers.get('vendure-auth-token')).toBeNull();
    const creating = await middleware().post('mutation { createCart { id } }');
    expect(creating.headers.get('vendure-auth-token')).toMatch(/^[\w-]{32,}$/);
  });

  it('hears the store, not the URL, about the currency', async () => {
    const { currencyCode } = await new ShopClient(`${url}/shop-api?currencyCode=CZK&x=`, 'tradehall_de').createCart();
    expect(currencyCode).toBe('EUR');
  });
});

describe('the engine in production', () => {
  it('answers its health', async () => {
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
  });

  it('shows no playground and answers no foreign origin', async () => {
    const page = await fetch(`${url}/admin-api`, {
      headers: { accept: 'text/html', origin: 'https://elsewhere.example' },
    });
    expect(page.status).toBe(400);
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
  });
});
