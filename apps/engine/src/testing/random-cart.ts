import { stores } from '../platform/stores/store';
import { taxPlaceOf } from '../vat/taxes/tax-place';
import type { CartScenario, ScenarioCoupon, ScenarioLine, ScenarioProduct } from './cart-scenario';

const brands = ['Aldern', 'Bergwerk', 'Castor'];
// Minor units that are worth about a euro.
const euroIn: Readonly<Record<string, number>> = {
  HUF: 40_000,
  CZK: 2_500,
  SEK: 1_100,
  NOK: 1_150,
  DKK: 750,
  PLN: 430,
};
const destinations = [
  {},
  {},
  {},
  { countryCode: 'DE', postalCode: '10115' },
  { countryCode: 'AT', postalCode: '1010' },
  { countryCode: 'FR', postalCode: '75001' },
  { countryCode: 'CH', postalCode: '8001' },
  { countryCode: 'ES', postalCode: '35001' },
  { countryCode: 'HU', postalCode: '1011' },
  { countryCode: 'IT', postalCode: '23041' },
  { countryCode: 'FI', postalCode: '22100' },
];
// The engine's own numbers are exact up to there.
const largestLineCents = 9_000_000_000;

/** A small generator of its own: a seed is the whole cart, and a hundred thousand of them take no time. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2_654_435_761) >>> 0;
  }

  #next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.#next() * (to - from + 1));
  }

  /** One time in so many. */
  rarely(times: number): boolean {
    return this.whole(1, times) === 1;
  }

  one<Value>(values: readonly Value[]): Value {
    const value = values[this.whole(0, values.length - 1)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  }

  some<Value>(values: readonly Value[]): Value[] {
    return values.filter(() => this.rarely(2));
  }
}

export function randomCart(seed: number): CartScenario {
  const dice = new Dice(seed);
  const store = dice.one(stores);
  const euro = euroIn[store.country.currency.at(-1)?.value ?? ''] ?? 100;
  // Of their own in every cart, so that a database can hold many of them.
  const groups = ['seating', 'welding', 'ovens'].map((name) => `${name}-${seed}`);
  const firstNumber = 10_000_000 + ((seed * 16) % 80_000_000);
  const makeProduct = (at: number) => randomProduct(dice, { euro, groups, sku: `EX${firstNumber + at}` });
  const products = Array.from({ length: dice.whole(1, 8) }, (_, at) => makeProduct(at));
  const lines = products.map((product) => randomLine(dice, product));
  const shippingAddress = dice.one(destinations);
  const billingAddress = dice.rarely(3) ? { customFields: { vat: randomVat(dice) } } : {};
  const place = taxPlaceOf(store, { shippingAddress, billingAddress });
  return {
    seed,
    storeKey: store.key,
    shippingAddress,
    billingAddress,
    storeRatePermyriad: place.storeRatePermyriad,
    ratePermyriad: place.ratePermyriad,
    isAtHome: place.hasStoreRate,
    lines,
    volumeDiscounts: dice.some([...groups, ...groups]).map((group) => ({ group, steps: randomSteps(dice) })),
    tierPermyriad: dice.one([0, 0, 200, 300, 400, 500, dice.whole(0, 10_000)]),
    coupons: Array.from({ length: dice.one([0, 1, 1, 2, 3]) }, (_, at) => {
      return randomCoupon(dice, { euro, products, at, another: makeProduct(9 + at) });
    }),
  };
}

/** Mostly one that makes a cart net where the goods cross a border. */
function randomVat(dice: Dice) {
  return {
    country: dice.one(['AT', 'SK', 'FR', 'DE']),
    number: '123456789',
    verdict: dice.one(['valid', 'valid', 'valid', 'not-valid']),
    clientType: 'COMPANY',
    changesTaxRate: true,
  };
}

interface Article {
  readonly euro: number;
  readonly groups: readonly string[];
  readonly sku: string;
}

function randomProduct(dice: Dice, { euro, groups, sku }: Article): ScenarioProduct {
  const listCents = dice.rarely(10) ? dice.whole(1, 50) : dice.whole(1, dice.one([20, 200, 2_000]) * euro);
  return {
    sku,
    listCents,
    saleCents: dice.rarely(3) ? dice.whole(1, listCents) : null,
    guaranteeRatePermyriad: dice.rarely(3) ? null : dice.whole(1, 1_500),
    volumeGroup: dice.rarely(3) ? null : dice.one(groups),
    brand: dice.one(brands),
  };
}

function randomLine(dice: Dice, product: ScenarioProduct): ScenarioLine {
  const wanted = dice.rarely(8) ? dice.whole(1, 1_000) : dice.whole(1, 12);
  const most = Math.max(1, Math.floor(largestLineCents / product.listCents));
  const guaranteeYears = product.guaranteeRatePermyriad === null || dice.rarely(2) ? 0 : dice.whole(1, 4);
  return { product, quantity: Math.min(wanted, most), guaranteeYears };
}

function randomSteps(dice: Dice) {
  const volumes = [...new Set(Array.from({ length: dice.whole(1, 4) }, () => dice.whole(1, 30)))].sort((a, b) => a - b);
  let permyriad = 0;
  return volumes.map((volume) => {
    permyriad = Math.min(10_000, permyriad + dice.one([250, 500, dice.whole(1, 2_000)]));
    return { volume, discountPermyriad: permyriad };
  });
}

interface Surroundings {
  readonly euro: number;
  readonly products: readonly ScenarioProduct[];
  readonly at: number;
  readonly another: ScenarioProduct;
}

function randomCoupon(dice: Dice, { euro, products, at, another }: Surroundings): ScenarioCoupon {
  const kind = dice.one(['fixed', 'relative', 'absolute', 'gift'] as const);
  const cents = dice.whole(1, dice.one([5, 50, 500, 5_000]) * euro);
  const isNarrow = dice.rarely(2);
  const giftProduct = dice.rarely(2) ? dice.one(products) : another;
  return {
    // Not in the order they are applied in.
    id: at * 7 + dice.whole(1, 20) * 100,
    kind,
    value: dice.rarely(12) && kind !== 'relative' ? null : kind === 'relative' ? dice.whole(1, 10_000) : cents,
    minimumCents: dice.rarely(3) ? dice.whole(0, dice.one([20, 500, 5_000]) * euro) : null,
    skus: isNarrow ? dice.some(products).map(({ sku }) => sku) : [],
    brands: isNarrow ? dice.some(brands) : [],
    isCombinable: !dice.rarely(5),
    isForStore: !dice.rarely(15),
    isExpired: dice.rarely(15),
    isUsedUp: dice.rarely(15),
    gift:
      kind === 'gift' ? { product: giftProduct, available: dice.one([0, 5, 5_000]), isInCart: dice.rarely(2) } : null,
  };
}
