import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { AdjustmentType, OrderLine } from '@vendure/core';
import { setConfig } from '@vendure/core/dist/config/config-helpers';
import { beforeAll, describe, expect, it } from 'vitest';
import { findStore, type Store, todayIn } from '../../platform/stores/store';
import { guaranteeUnitPrice, unitPriceAt } from '../../catalogue/store-prices/unit-price';
import { taxPlaceOf, zeroRateZone } from '../../vat/taxes/tax-place';
import type { CartScenario, ScenarioCoupon, ScenarioProduct } from '../../testing/cart-scenario';
import { couponOnCart, type LineWithFacts } from './coupon-on-cart';
import { HalfUpMoneyStrategy } from './half-up-money.strategy';
import { priceLines, type PricedCart } from './price-lines';
import { askOracle, type OracleAnswer } from '../../testing/pricing-oracle';
import { readPromotionRules } from './promotion-rules';
import { randomCart } from '../../testing/random-cart';
import { storedPromotion } from '../../testing/stored-promotion';

beforeAll(async () => {
  // The engine rounds by its configuration: its own lines are asked what they cost.
  await setConfig({ entityOptions: { moneyStrategy: new HalfUpMoneyStrategy() } });
});

const carts = Number(process.env['PRICING_CARTS'] ?? 5_000);
const firstSeed = Number(process.env['PRICING_SEED'] ?? 1);
const past = new Date('2020-01-01');

describe('what a cart costs', () => {
  it(
    `is what the oracle says, in ${carts} random carts of all stores from seed ${firstSeed} on`,
    { timeout: 900_000 },
    () => {
      const seen = new Set<string>();
      const met = new Set<string>();
      let netCarts = 0;
      for (let seed = firstSeed; seed < firstSeed + carts; seed += 1) {
        const cart = randomCart(seed);
        const answer = askOracle(cart);
        const computed = computedAnswer(cart);
        // Compared as text first: a matcher for every cart would take most of the time.
        if (JSON.stringify(plain(computed)) !== JSON.stringify(plain(answer)))
          expect({ seed, ...plain(computed) }).toEqual({ seed, ...plain(answer) });
        expectSound(seed, computed);
        seen.add(cart.storeKey);
        if (isSoldNet(cart)) netCarts += 1;
        for (const refusal of answer.refusals.values()) met.add(String(refusal));
      }
      expect(seen.size).toBe(countryCodes.length);
      expect(netCarts).toBeGreaterThan(carts / 20);
      // Every reason, and none.
      expect(met.size).toBe(8);
    },
  );
});

function isSoldNet(cart: CartScenario): boolean {
  const store = findStore(cart.storeKey);
  return store !== null && taxPlaceOf(store, cart).zoneName === zeroRateZone;
}

function expectSound(seed: number, { lines, gross, net }: OracleAnswer): void {
  const isSound =
    lines.every((line) => line.net >= 0 && line.gross >= line.net) &&
    gross === lines.reduce((sum, line) => sum + line.gross, 0) &&
    net === lines.reduce((sum, line) => sum + line.net, 0);
  if (!isSound) expect.fail(`the cart of seed ${seed} does not add up`);
}

function plain({ lines, refusals, gross, net }: OracleAnswer) {
  return { lines: lines.map((line) => ({ ...line, taken: [...line.taken] })), refusals: [...refusals], gross, net };
}

/** Through the shop's own code: prices, coupons as they are stored, the engine's lines. */
function computedAnswer(cart: CartScenario): OracleAnswer {
  const store = findStore(cart.storeKey);
  if (!store) throw new Error(cart.storeKey);
  const lines = linesOf(cart, store);
  const priced = priceLines({
    lines,
    pricesIncludeTax: cart.isAtHome,
    storeRatePermyriad: cart.storeRatePermyriad,
    volumeSteps: new Map(
      [...Map.groupBy(cart.volumeDiscounts, ({ group }) => group)].map(([group, rows]) => [
        group,
        rows.flatMap(({ steps }) => steps),
      ]),
    ),
    tierPermyriad: cart.tierPermyriad,
    coupons: cart.coupons.map((coupon) => storedCoupon(store, coupon, lines)),
  });
  const answers = lines.map((line) => engineLine(cart, line, priced));
  return {
    lines: answers,
    refusals: new Map(priced.coupons.map(({ id, refusal }) => [Number(id), refusal])),
    gross: answers.reduce((sum, line) => sum + line.gross, 0),
    net: answers.reduce((sum, line) => sum + line.net, 0),
  };
}

function linesOf(cart: CartScenario, store: Store): LineWithFacts[] {
  const place = taxPlaceOf(store, cart);
  const lineOf = (id: string, kind: LineWithFacts['kind'], product: ScenarioProduct, quantity: number) => ({
    id,
    kind,
    quantity,
    unitCents: unitPriceAt(place, product.saleCents ?? product.listCents).price,
    ratePermyriad: place.ratePermyriad,
    volumeGroup: product.volumeGroup,
    giftOf: null,
    variant: { ...product, variantId: Number(product.sku.slice(2)), categoryIds: [] },
  });
  const goods = cart.lines.flatMap(({ product, quantity, guaranteeYears }) => {
    const line = lineOf(product.sku, 'goods', product, quantity);
    if (guaranteeYears === 0) return [line];
    const parent = unitPriceAt(place, product.saleCents ?? product.listCents);
    const unit = guaranteeUnitPrice(store, parent, product.guaranteeRatePermyriad ?? 0, guaranteeYears);
    return [line, { ...lineOf(`guarantee ${product.sku}`, 'guarantee', product, quantity), unitCents: unit.price }];
  });
  const gifts = cart.coupons.flatMap(({ id, gift }) =>
    gift?.isInCart ? [{ ...lineOf(`gift ${id}`, 'gift', gift.product, 1), giftOf: String(id) }] : [],
  );
  return [...goods, ...gifts];
}

function storedCoupon(store: Store, coupon: ScenarioCoupon, lines: readonly LineWithFacts[]) {
  const currency = currencyOn(store.country, todayIn(store.country));
  const { conditions, actions } = storedPromotion(coupon, store.key, currency);
  const gift = coupon.gift && {
    variantId: Number(coupon.gift.product.sku.slice(2)),
    available: coupon.gift.available,
  };
  const facts = {
    id: coupon.id,
    code: `CODE${coupon.id}`,
    name: null,
    isCombinable: coupon.isCombinable,
    startsAt: null,
    endsAt: coupon.isExpired ? past : null,
    isUsedUp: coupon.isUsedUp,
    conditions,
    actions,
    gift,
  };
  return couponOnCart(store, facts, readPromotionRules(conditions, actions), lines);
}

/** What the engine itself makes of the reductions, with its own arithmetic. */
function engineLine(cart: CartScenario, line: LineWithFacts, priced: PricedCart): OracleAnswer['lines'][number] {
  const reductions = priced.lines.find(({ id }) => id === line.id)?.reductions ?? [];
  const ofEngine = new OrderLine({
    quantity: line.quantity,
    orderPlacedQuantity: 0,
    listPrice: line.unitCents,
    listPriceIncludesTax: cart.isAtHome,
    taxLines: [{ description: '', taxRate: line.ratePermyriad / 100 }],
    adjustments: [],
  });
  for (const { source, cents } of reductions) {
    const kept = {
      adjustmentSource: source,
      type: AdjustmentType.PROMOTION,
      description: '',
      amount: -cents,
      data: {},
    };
    ofEngine.addAdjustment(kept);
  }
  return {
    key: line.id,
    gross: ofEngine.proratedLinePriceWithTax,
    net: ofEngine.proratedLinePrice,
    taken: new Map(ofEngine.adjustments.map(({ adjustmentSource, amount }) => [adjustmentSource, -amount])),
  };
}
