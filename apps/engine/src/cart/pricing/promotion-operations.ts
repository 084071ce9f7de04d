import { LanguageCode, PromotionCondition, PromotionLineAction } from '@vendure/core';
import { OrderPricesService } from './order-prices.service';
import { actionCodes, cartRulesCode } from './promotion-rules';

let prices: OrderPricesService;

const text = (value: string) => [{ languageCode: LanguageCode.en, value }];
const optionalList = (label: string) => ({
  type: 'string' as const,
  list: true,
  required: false,
  label: text(label),
});

/** The engine asks it line by line; each time it answers with what the whole order costs. */
const cartRules = new PromotionCondition({
  code: cartRulesCode,
  description: text('Cart rules: which stores, from how much on, for which products'),
  args: {
    stores: optionalList('Stores, like tradehall_de (none: all)'),
    minimum: {
      type: 'string' as const,
      required: false,
      label: text('Goods worth at least, like EUR 100.00, CZK 2500 (empty: anything)'),
    },
    skus: optionalList('SKUs (no SKU, brand or category: all goods)'),
    brands: optionalList('Brands'),
    categoryIds: optionalList('Category ids (with all categories below)'),
  },
  init(injector) {
    prices = injector.get(OrderPricesService);
  },
  async check(ctx, order, _args, promotion): Promise<false | Record<string, number>> {
    const found = await prices.of(ctx, order);
    if (!found) return false;
    const id = String(promotion.id);
    const { carriers, priced } = found;
    const source =
      (String(carriers.volume?.id) === id && 'volume') || (String(carriers.tier?.id) === id && 'tier') || id;
    if (priced.coupons.some((coupon) => coupon.id === id && coupon.refusal !== null)) return false;
    const taken = priced.lines.flatMap((line) => {
      const reduction = line.reductions.find((each) => each.source === source);
      return reduction ? [[line.id, reduction.cents] as const] : [];
    });
    return taken.length > 0 && Object.fromEntries(taken);
  },
});

const amounts = { type: 'string' as const, label: text('Amounts, like EUR 10.00, CZK 250') };
const descriptions = {
  volume: ['Volume steps (only once, without a code)', {}],
  tier: ['Loyalty tier of the customer (only once, without a code)', {}],
  fixed: ['A matching product costs at most an amount', { amounts }],
  relative: [
    'Matching products cost a percentage less',
    { percent: { type: 'float' as const, label: text('Percent') } },
  ],
  absolute: ['Matching products together cost an amount less', { amounts }],
  gift: ['A product as a gift', { sku: { type: 'string' as const, label: text('SKU of the gift') } }],
} as const;

/** All of them only hand on what was computed for the line. */
function carrying(kind: keyof typeof actionCodes) {
  const [description, args] = descriptions[kind];
  return new PromotionLineAction({
    code: actionCodes[kind],
    description: text(description),
    args,
    conditions: [cartRules],
    execute(_ctx, line, _args, state) {
      const taken = state[cartRulesCode][String(line.id)] ?? 0;
      // Of a placed order the engine divides by what was placed, however much of it was cancelled since.
      const { quantity, orderPlacedQuantity } = line;
      return -(taken * Math.max(quantity, orderPlacedQuantity)) / quantity;
    },
  });
}

export const promotionConditions = [cartRules];
export const promotionActions = [
  carrying('volume'),
  carrying('tier'),
  carrying('fixed'),
  carrying('relative'),
  carrying('absolute'),
  carrying('gift'),
];
