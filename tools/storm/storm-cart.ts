import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressInput } from '@tradehall/domain/address/address.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { z } from 'zod';
import type { Answer, StormBrowser } from './storm-browser.ts';

const patienceMs = 180_000;
const pauseMs = 700;

const cartData = z.object({
  cart: z.object({
    id: z.string(),
    version: z.int(),
    discountCodes: z.array(z.object({ discountCode: z.object({ id: z.string() }) })),
  }),
});

type Change = 'updateCart' | 'updateCartQuantity' | 'applyCartCoupon' | 'removeCartCoupon';
type Said = Exclude<Answer, { kind: 'silence' }>;

/** The shop did not come back while somebody waited for it. */
export class Unreachable extends Error {}

/** Asks until there is an answer, as somebody who reloads the page. */
export async function untilAnswered(ask: () => Promise<Answer>): Promise<Said> {
  for (const deadline = Date.now() + patienceMs; ;) {
    const answer = await ask();
    if (answer.kind !== 'silence') return answer;
    if (Date.now() > deadline) throw new Unreachable(`no answer for ${patienceMs / 1000} s`);
    await sleep(pauseMs);
  }
}

/** A shopper's cart, and what she was told is in it. */
export class StormCart {
  readonly #browser: StormBrowser;
  readonly locale: Country['locales'][number];
  id = '';
  version = 0;
  couponId: string | null = null;
  readonly lines = new Map<string, number>();

  constructor(browser: StormBrowser, locale: Country['locales'][number]) {
    this.#browser = browser;
    this.locale = locale;
  }

  async create(): Promise<void> {
    const created = await untilAnswered(async () => {
      const answer = await this.#browser.post('new-ct', 'createCart', { locale: this.locale });
      // Who reloads while nobody answers uses up her tries; told to wait, she waits.
      const isTooEarly = answer.kind === 'failure' && answer.code === 'too-many-requests';
      return isTooEarly ? { kind: 'silence' } : answer;
    });
    if (created.kind === 'failure') throw new Error(`createCart: ${created.code}`);
    this.#take(created.data);
  }

  /** Goods and everything a payment needs, in one change. */
  async fill(country: Country, email: string, sku: string, quantity: number): Promise<Said> {
    const address = addressIn(country);
    const filled = await this.change('updateCart', {
      actions: [
        { action: 'addLineItem', sku, quantity },
        { action: 'setCustomerEmail', email },
        { action: 'setBillingAddress', address, clientType: 'PRIVATE' },
        { action: 'setShippingAddress', address },
      ],
    });
    if (filled.kind === 'data') this.lines.set(sku, quantity);
    return filled;
  }

  /** One wish with one id, however often it has to be sent: it is acknowledged or refused in the end. */
  async change(name: Change, input: object): Promise<Said> {
    const against = { locale: this.locale, cartId: this.id, version: this.version, intentId: randomUUID() };
    const answer = await untilAnswered(() => this.#browser.post('new-ct', name, { ...against, ...input }));
    if (answer.kind === 'data') this.#take(answer.data);
    return answer;
  }

  async setQuantity(sku: string, quantity: number): Promise<Said> {
    const answer = await this.change('updateCartQuantity', { sku, quantity });
    if (answer.kind === 'data') this.lines.set(sku, quantity);
    return answer;
  }

  #take(data: unknown): void {
    const { cart } = cartData.parse(data);
    this.id = cart.id;
    this.version = cart.version;
    this.couponId = cart.discountCodes[0]?.discountCode.id ?? null;
  }
}

function addressIn(country: Country): AddressInput {
  return {
    firstName: 'Ada',
    lastName: 'Berg',
    streetName: 'Market Street',
    streetNumber: '5',
    postalCode: country.postalCode.example,
    city: 'Newtown',
    country: country.code,
    phone: `${country.phonePrefix}301234567`,
  };
}
