import { z } from 'zod';
import { findStore } from '../../platform/stores/store';
import { type AmountsByCurrency, readAmounts } from './amounts-by-currency';

const operations = z.array(
  z.object({ code: z.string(), args: z.array(z.object({ name: z.string(), value: z.string() })) }),
);
const texts = z.array(z.coerce.string());

export const cartRulesCode = 'cart-rules';
export const actionCodes = {
  volume: 'volume-steps',
  tier: 'loyalty-tier',
  fixed: 'coupon-fixed-price',
  relative: 'coupon-percent',
  absolute: 'coupon-amount',
  gift: 'coupon-gift',
} as const;

export type PromotionValue =
  | { readonly kind: 'volume' | 'tier' }
  | { readonly kind: 'fixed' | 'absolute'; readonly amounts: AmountsByCurrency }
  | { readonly kind: 'relative'; readonly permyriad: number }
  | { readonly kind: 'gift'; readonly sku: string };

export interface PromotionRules {
  readonly value: PromotionValue;
  /** Empty: all of them, as with the lists below. */
  readonly stores: readonly string[];
  readonly minimum: AmountsByCurrency;
  readonly skus: readonly string[];
  readonly brands: readonly string[];
  readonly categoryIds: readonly string[];
}

/** What a promotion of the engine means to us. Throws a sentence for the operator where it means nothing. */
export function readPromotionRules(storedConditions: unknown, storedActions: unknown): PromotionRules {
  const [condition, ...moreConditions] = operations.parse(storedConditions);
  const [action, ...moreActions] = operations.parse(storedActions);
  if (condition?.code !== cartRulesCode || moreConditions.length > 0) throw new Error('it needs “cart rules” once');
  if (action === undefined || moreActions.length > 0) throw new Error('it needs one action, and no second one');
  const rules = new Arguments(condition.args);
  const stores = rules.list('stores');
  const unknown = stores.find((key) => findStore(key) === null);
  if (unknown !== undefined) throw new Error(`there is no store ${unknown}`);
  return {
    value: readValue(action.code, new Arguments(action.args)),
    stores,
    minimum: readAmounts(rules.text('minimum')),
    skus: rules.list('skus'),
    brands: rules.list('brands'),
    categoryIds: rules.list('categoryIds'),
  };
}

function readValue(code: string, args: Arguments): PromotionValue {
  switch (code) {
    case actionCodes.volume:
      return { kind: 'volume' };
    case actionCodes.tier:
      return { kind: 'tier' };
    case actionCodes.fixed:
      return { kind: 'fixed', amounts: someAmounts(args) };
    case actionCodes.absolute:
      return { kind: 'absolute', amounts: someAmounts(args) };
    case actionCodes.relative:
      return { kind: 'relative', permyriad: readPercent(args.text('percent')) };
    case actionCodes.gift:
      return { kind: 'gift', sku: z.string().min(1, 'it needs the SKU of the gift').parse(args.text('sku').trim()) };
    default:
      throw new Error(`nobody knows the action ${code}`);
  }
}

function someAmounts(args: Arguments): AmountsByCurrency {
  const amounts = readAmounts(args.text('amounts'));
  if (amounts.size === 0) throw new Error('it needs an amount, like EUR 10.00');
  return amounts;
}

function readPercent(text: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const permyriad = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (whole === '' || permyriad < 1 || permyriad > 10_000) throw new RangeError('the percentage is from 0.01 to 100');
  return permyriad;
}

class Arguments {
  readonly #values: ReadonlyMap<string, string>;

  constructor(args: readonly { name: string; value: string }[]) {
    this.#values = new Map(args.map(({ name, value }) => [name, value]));
  }

  text(name: string): string {
    return this.#values.get(name) ?? '';
  }

  list(name: string): string[] {
    const value: unknown = JSON.parse(this.text(name) || '[]');
    return texts.parse(value).flatMap((text) => text.trim() || []);
  }
}
