import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ShopClient } from '../../testing/shop-client';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';

let engine: TestEngine;
let client: Client;

const customer = { emailAddress: 'jana@tradehall.example', firstName: 'Jana', lastName: 'Nováková' };
const password = 'the-password-of-jana';

beforeAll(async () => {
  engine = await startTestEngine();
  client = new Client({ connectionString: engine.databaseUrl });
  await client.connect();
  await engine.operator.ask(
    z.object({ createCustomer: z.object({ __typename: z.literal('Customer') }) }),
    'mutation ($input: CreateCustomerInput!, $password: String) { createCustomer(input: $input, password: $password) { __typename } }',
    { input: customer, password },
  );
});

afterAll(async () => {
  await client.end();
  await engine[Symbol.asyncDispose]();
});

async function signedIn(): Promise<ShopClient> {
  const shop = new ShopClient(engine.url, 'tradehall_de');
  await shop.ask(
    z.object({ login: z.object({ __typename: z.literal('CurrentUser') }) }),
    'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }',
    { username: customer.emailAddress, password },
  );
  return shop;
}

const tierOf = (shop: ShopClient) =>
  shop.call('myLoyaltyTier', z.object({ key: z.string(), discountPermyriad: z.number() }).nullable());

const join = (group: string) =>
  client.query(
    `INSERT INTO customer_groups_customer_group ("customerId", "customerGroupId")
     SELECT customer.id, customer_group.id FROM customer, customer_group
     WHERE "emailAddress" = $1 AND customer_group.name = $2`,
    [customer.emailAddress, group],
  );

describe("the session's loyalty tier", () => {
  it('is none for a guest', async () => {
    expect(await tierOf(new ShopClient(engine.url, 'tradehall_de'))).toBeNull();
  });

  it('begins at the base, and of several groups the best wins', async () => {
    const shop = await signedIn();
    expect(await tierOf(shop)).toEqual({ key: 'monetary-cohort-base-tier', discountPermyriad: 0 });
    await join('tier-1');
    await join('tier-3');
    expect(await tierOf(shop)).toEqual({ key: 'tier-3', discountPermyriad: 400 });
  });

  it('is none where the store grants no loyalty discount', async () => {
    await client.query(
      `UPDATE country_store SET flags = flags || '{"loyalty_discount_enabled": false}' WHERE key = 'tradehall_de'`,
    );
    expect(await tierOf(await signedIn())).toBeNull();
  });
});
