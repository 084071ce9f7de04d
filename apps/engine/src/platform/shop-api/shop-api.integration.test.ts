import { allEngineCalls } from '@tradehall/domain/all-engine-calls.ts';
import { engineCallPath } from '@tradehall/domain/calls/engine-call.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { type DisposableRedis, leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEngine, engineSecret } from '../../testing/engine-process';
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
      const headers = { 'x-engine-secret': secret };
      const asked = [middleware().post('{ __typename }', {}, headers)];
      for (const call of ['activeCart', 'createCart'] as const) asked.push(middleware().postCall(call, {}, headers));
      for (const answer of await Promise.all(asked)) {
        expect(answer.status).toBe(404);
        expect(await answer.text()).toBe('');
      }
    },
  );

  it('does not exist for a browser that opens it', async () => {
    const paths = ['shop-api', 'shop-api/', 'shop-api?query={__typename}', 'calls/activeCart', 'calls'];
    const answers = await Promise.all(paths.map((path) => fetch(`${url}/${path}`)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  });

  it('knows no store but its own', async () => {
    const headers = { 'x-store': 'tradehall_xx' };
    expect((await middleware().post('{ __typename }', {}, headers)).status).toBe(400);
    expect((await middleware().postCall('activeCart', {}, headers)).status).toBe(400);
  });

  it.each([
    'mutation { addItemToOrder(productVariantId: 1, quantity: 1) { __typename } }',
    'mutation { adjustOrderLine(orderLineId: 1, quantity: 1) { __typename } }',
    'mutation { removeOrderLine(orderLineId: 1) { __typename } }',
    'mutation { removeAllOrderLines { __typename } }',
    'mutation { applyCouponCode(couponCode: "X") { __typename } }',
    'mutation { setOrderCustomFields(input: {}) { __typename } }',
    'mutation { transitionOrderToState(state: "ArrangingPayment") { __typename } }',
    'mutation { logout { success } addItemToOrder(productVariantId: 1, quantity: 1) { __typename } }',
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
    const deep = `{ activeCustomer { ${'... on Customer { '.repeat(20)} id ${'}'.repeat(20)} } }`;
    expect((await middleware().post(deep)).status).toBe(200);
    const many = Array.from({ length: 300 }, (_, index) => `a${index}: id`).join(' ');
    expect((await middleware().post(`{ activeCustomer { ${many} } }`)).status).toBe(400);
    const doubled = Array.from(
      { length: 12 },
      (_, index) => `fragment f${index} on Customer { ...f${index + 1} ... on Customer { ...f${index + 1} } }`,
    ).join(' ');
    const bomb = `{ activeCustomer { ...f0 } } ${doubled} fragment f12 on Customer { id firstName }`;
    expect((await middleware().post(bomb)).status).toBe(400);
  });

  it('begins a session only with a cart', async () => {
    const reading = await middleware().postCall('activeCart');
    expect(reading.headers.get('vendure-auth-token')).toBeNull();
    const creating = await middleware().postCall('createCart');
    expect(creating.headers.get('vendure-auth-token')).toMatch(/^[\w-]{32,}$/);
  });

  it('hears the store, not the URL, about the currency', async () => {
    const asked = await middleware().another().postCall('createCart', {}, {}, '?currencyCode=CZK');
    expect(await asked.json()).toMatchObject({ data: { currencyCode: 'EUR' } });
  });

  it('answers every call at its own path only, and only with what the call takes', async () => {
    const secret = { 'x-engine-secret': engineSecret, 'x-store': 'tradehall_de', 'content-type': 'application/json' };
    const post = async (path: string, body: object) =>
      (await fetch(`${url}/${path}`, { method: 'POST', headers: secret, body: JSON.stringify(body) })).json();
    for (const path of ['calls/createCart', 'calls-beginning-session/activeCart', 'calls/toString', 'calls/no'])
      expect(await post(path, {})).toEqual({ failure: { code: 'not-found' } });
    for (const [name, row] of Object.entries(allEngineCalls)) {
      const answer = await post(engineCallPath(name, row).slice(1), { nonsense: true });
      expect({ name, answer }).toMatchObject({ answer: { failure: { code: 'invalid-input' } } });
    }
    expect(await post('calls/cart', { cartId: 'abc' })).toMatchObject({ failure: { code: 'invalid-input' } });
    expect(await post('calls/cart', { cartId: '7', more: 1 })).toMatchObject({ failure: { code: 'invalid-input' } });
  });
});

describe('the engine in production', () => {
  it('says apart that it runs and that it can work', async () => {
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'up' });
    expect(await (await fetch(`${url}/ready`)).json()).toEqual({ status: 'ready' });
  });

  it('shows no playground and answers no foreign origin', async () => {
    const page = await fetch(`${url}/admin-api`, {
      headers: { accept: 'text/html', origin: 'https://elsewhere.example' },
    });
    expect(page.status).toBe(400);
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('answers what is under way before it ends', async () => {
    const operator = new Client({ connectionString: database.url });
    await operator.connect();
    await operator.query('BEGIN');
    await operator.query('LOCK TABLE cart');
    const underWay = middleware().postCall('createCart');
    const waiting = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE NOT granted AND datname = current_database()`;
    await expect.poll(async () => (await operator.query(waiting)).rowCount).toBeGreaterThan(0);
    const ended = engine.stop();
    const knock = () =>
      fetch(`${url}/ready`).then(
        ({ status }) => status,
        () => 'refused',
      );
    await expect.poll(knock).toBe('refused');
    await operator.query('ROLLBACK');
    await operator.end();
    expect(await (await underWay).json()).toMatchObject({ data: { currencyCode: 'EUR' } });
    await ended;
    expect(engine.isRunning).toBe(false);
  });
});
