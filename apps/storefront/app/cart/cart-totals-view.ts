import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { fillMarks } from '../i18n/fill-texts.ts';
import { formatRate } from '../i18n/formats.ts';
import type { CartTexts } from './cart-texts.ts';

interface AmountView {
  readonly label: string;
  readonly amount: string;
}

export interface TotalsView {
  readonly goods: AmountView;
  /** What is taken off the goods already, by what takes it. */
  readonly savings: readonly (AmountView & { readonly id: string })[];
  readonly shipping: AmountView | null;
  readonly codFee: AmountView | null;
  readonly total: AmountView;
  readonly taxNote: string;
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
    goods: { label: texts.goods, amount: formatMoney(cart.subtotal, locale) },
    savings: cart.discounts.map((entry) => ({
      id: entry.id,
      label: savingLabel(entry, texts),
      amount: `−${formatMoney(entry.discountedAmount, locale)}`,
    })),
    shipping: shippingRow(cart, texts),
    codFee: calculatedCodFee === null ? null : { label: texts.codFee, amount: formatMoney(calculatedCodFee, locale) },
    total: {
      label: cart.shippingInfo === null ? texts.estimatedTotal : texts.total,
      amount: formatMoney(cart.estimatedTotal, locale),
    },
    taxNote: isNet ? texts.noteExcluded : texts.noteIncluded,
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
