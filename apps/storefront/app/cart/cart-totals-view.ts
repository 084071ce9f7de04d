import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { formatMoney, formatTakenOff } from '@tradehall/domain/money/format-money.ts';
import { fillMarks } from '../i18n/fill-texts.ts';
import { formatRate } from '../i18n/formats.ts';
import type { CartTexts } from './cart-texts.ts';

interface AmountView {
  readonly label: string;
  readonly amount: string;
}

export interface TotalsView {
  /** Before discounts; null where there are none. */
  readonly goods: AmountView | null;
  /** What is taken off the goods, by what takes it. */
  readonly savings: readonly (AmountView & { readonly id: string })[];
  readonly subtotal: AmountView;
  readonly shipping: AmountView | null;
  readonly codFee: AmountView | null;
  readonly total: AmountView;
  readonly taxNote: string;
  /** Why there is no tax; null where there is. */
  readonly netReason: string | null;
  readonly taxes: readonly AmountView[];
}

export interface FreeDeliveryView {
  readonly text: string;
  /** How far it is, of `of`; null once it is free. */
  readonly progress: { readonly value: number; readonly of: number } | null;
}

function shippingRow({ shippingInfo, shippingEstimate }: Cart, texts: CartTexts): AmountView | null {
  const known = shippingInfo ?? shippingEstimate;
  if (known === null) return null;
  const { shippingMethodKey, price } = known;
  const labels = shippingInfo === null ? texts.shipping : texts.shippingKnown;
  const amount = price.centAmount === 0 ? texts.shippingFree : formatMoney(price, texts.locale);
  return { label: labels[shippingMethodKey], amount };
}

/** Volume and personal discounts are called the same everywhere; a coupon has a name of its own. */
function savingLabel({ id, name }: Cart['discounts'][number], { trace }: CartTexts): string {
  if (id === 'volume' || id === 'tier') return trace[id];
  return name === '' ? trace.gift : name;
}

export function totalsView(cart: Cart, texts: CartTexts): TotalsView {
  const { locale } = texts;
  const isNet = cart.taxMode === 'External';
  const { calculatedCodFee } = cart.custom;
  const taxText = isNet ? texts.taxAdded : texts.taxIncluded;
  return {
    goods: cart.discounts.length === 0 ? null : { label: texts.goods, amount: formatMoney(cart.goods, locale) },
    savings: cart.discounts.map((entry) => ({
      id: entry.id,
      label: savingLabel(entry, texts),
      amount: formatTakenOff(entry.discountedAmount, locale),
    })),
    subtotal: { label: texts.subtotal, amount: formatMoney(cart.subtotal, locale) },
    shipping: shippingRow(cart, texts),
    codFee: calculatedCodFee === null ? null : { label: texts.codFee, amount: formatMoney(calculatedCodFee, locale) },
    total: {
      label: cart.shippingInfo === null ? texts.estimatedTotal : texts.total,
      amount: formatMoney(cart.estimatedTotal, locale),
    },
    taxNote: isNet ? texts.noteExcluded : texts.noteIncluded,
    netReason: isNet ? texts.netReason : null,
    taxes: cart.estimatedTaxPortions.map(({ ratePermyriad, amount }) => ({
      label: fillMarks(taxText, { rate: formatRate(ratePermyriad, locale) }),
      amount: formatMoney(amount, locale),
    })),
  };
}

export function freeDeliveryView({ shippingEstimate }: Cart, texts: CartTexts): FreeDeliveryView | null {
  if (shippingEstimate === null) return null;
  const { freeAbove, missingForFree } = shippingEstimate;
  if (missingForFree === null) return { text: texts.freeReached, progress: null };
  const of = freeAbove.centAmount;
  return {
    text: fillMarks(texts.freeMissing, { amount: formatMoney(missingForFree, texts.locale) }),
    progress: { value: Math.max(0, of - missingForFree.centAmount), of },
  };
}
