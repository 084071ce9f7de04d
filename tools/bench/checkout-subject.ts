import { randomUUID } from 'node:crypto';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore, storeKey } from '@tradehall/domain/countries/store.ts';
import { componentDataFor } from '@tradehall/testing/payment/component-data.ts';
import { Client } from 'pg';
import { Pool } from 'undici';
import { z } from 'zod';
import { shopHostPattern, stackEnvironment, urls } from '../../scripts/addresses.ts';
import { StormBrowser } from '../storm/storm-browser.ts';
import { StormCart } from '../storm/storm-cart.ts';
import type { Subject } from './measure.ts';

const { DE: country } = countries;
const middleware = new Pool(urls.middleware, { connections: 32 });

interface Filled {
  readonly browser: StormBrowser;
  readonly cart: StormCart;
  readonly email: string;
}

/** A guest with one line in the cart, addresses, shipping method and all: what is left to do is to pay. */
async function fillCart(index: number, skus: readonly string[]): Promise<Filled> {
  const browser = new StormBrowser(middleware, { index, host: hostOfStore(country, shopHostPattern) });
  const cart = new StormCart(browser, country.locales[0]);
  const email = `bench-${index}-${randomUUID()}@example.test`;
  await cart.create();
  const filled = await cart.fill(country, email, skus[index % skus.length] ?? '', 1);
  if (filled.kind === 'failure') throw new Error(`the cart was not filled: ${filled.code}`);
  return { browser, cart, email };
}

const paid = z.object({ payment: z.object({ orderId: z.string() }) });

/** Our way: one call, in which the provider is asked, and the order with number, stock, coupon and mail is made. */
export function ourCheckout(pids: readonly number[], skus: readonly string[]): Subject {
  return {
    name: 'pay and order, through the middleware',
    pids,
    prepare: async (round) => {
      const { browser, cart } = await fillCart(round, skus);
      const { locale, id: cartId, version } = cart;
      return async () => {
        const answer = await browser.post('new-adyen', 'makePaymentRequest', {
          locale,
          cartId,
          version,
          intentId: randomUUID(),
          paymentData: { method: 'scheme', storeCard: false },
          componentData: componentDataFor('scheme'),
        });
        paid.parse(answer.kind === 'data' ? answer.data : answer);
      };
    },
  };
}

// The steps the engine's own documentation gives for a guest whose addresses and shipping method are set.
const steps = [
  {
    document: `mutation ($email: String!) { answer: setCustomerForOrder(
      input: { emailAddress: $email, firstName: "Ada", lastName: "Berg" }) { __typename } }`,
    answers: 'Order',
  },
  {
    document: 'mutation { answer: transitionOrderToState(state: "ArrangingPayment") { __typename } }',
    answers: 'Order',
  },
  {
    document: `mutation { answer: addPaymentToOrder(input: { method: "card-provider", metadata: {} }) {
      __typename ... on Order { id code state totalWithTax } } }`,
    answers: 'PaymentAuthorized',
  },
];

interface BareEngine {
  readonly url: string;
  readonly pid: number;
}

/** The engine's own way, with nothing in between and a payment that is always accepted. */
export function bareCheckout({ url, pid }: BareEngine, skus: readonly string[]): Subject {
  const pool = new Pool(url, { connections: 8 });
  const { ENGINE_SECRET: secret } = stackEnvironment();
  const ask = async (query: string, variables: object, token: string) => {
    const answer = await pool.request({
      method: 'POST',
      path: '/shop-api',
      body: JSON.stringify({ query, variables }),
      headers: {
        'content-type': 'application/json',
        'x-engine-secret': secret,
        'x-store': storeKey(country),
        authorization: `Bearer ${token}`,
      },
    });
    return answer.body.text();
  };
  return {
    name: 'set customer, arrange and add payment, the engine alone',
    pids: [pid],
    prepare: async (round) => {
      const { cart, email } = await fillCart(round, skus);
      const token = await giveToSession(cart.id);
      return async () => {
        for (const { document, answers } of steps) {
          const text = await ask(document, { email }, token);
          if (!text.includes(`"${answers}"`)) throw new Error(text);
        }
      };
    },
  };
}

/** Our carts know their session; the engine's own sessions know their cart. */
async function giveToSession(cartId: string): Promise<string> {
  const client = new Client({ connectionString: urls.database });
  await client.connect();
  const token = randomUUID();
  await client.query(
    `INSERT INTO session (token, expires, invalidated, "authenticationStrategy", "activeOrderId", type)
     VALUES ($1, now() + interval '1 day', false, NULL, $2, 'AnonymousSession')`,
    [token, cartId],
  );
  await client.end();
  return token;
}
