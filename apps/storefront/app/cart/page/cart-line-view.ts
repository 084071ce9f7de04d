import type { LineItem } from '@tradehall/domain/cart/line-item.ts';
import type { PriceTraceStep } from '@tradehall/domain/cart/price-trace.ts';
import type { GuaranteeOffers } from '@tradehall/domain/catalogue/guarantee-offers.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import { fillMarks, fillPlural } from '../../i18n/fill-texts.ts';
import { formatRate } from '../../i18n/formats.ts';
import type { CartTexts } from '../cart-texts.ts';
import type { ShownLine } from '../shown-cart.ts';
import type { StockView } from '../../ui/goods/stock.tsx';
import { slugMark } from '../slug-mark.ts';

interface TraceRowView {
  readonly label: string;
  readonly amount: string;
  /** The price of a piece all the rows above lead to. */
  readonly isSum: boolean;
}

export interface GuaranteeOfferView {
  readonly sku: string;
  readonly label: string;
  readonly price: string;
}

/** The extra guarantee of a line, under it. */
export interface GuaranteeLineView {
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly each: string | null;
  readonly total: string | null;
  readonly removeLabel: string;
}

export interface CartLineView {
  readonly key: string;
  readonly sku: string;
  /** Null: just added, and nothing is known of it yet. */
  readonly name: string | null;
  readonly href: string | null;
  readonly picture: string | null;
  readonly each: string | null;
  /** What a piece costs without what takes off; null where nothing does. */
  readonly eachBefore: string | null;
  readonly total: string | null;
  /** Without tax, for who has asked for net prices; null where the total has none in it. */
  readonly totalNet: string | null;
  readonly quantity: number;
  readonly maximum: number;
  /** Its quantity is not the shopper's to change. */
  readonly isGift: boolean;
  /** Its amounts are of before. */
  readonly isPending: boolean;
  readonly labels: {
    readonly quantity: string;
    readonly less: string;
    readonly more: string;
    readonly update: string;
    readonly remove: string;
    readonly removed: string;
    readonly tooMany: string;
    readonly why: string;
    readonly guarantee: string;
  };
  /** How much there is of it, and when it comes; null where nobody has said. */
  readonly stock: StockView | null;
  readonly delivery: string | null;
  readonly nextStep: string | null;
  readonly trace: readonly TraceRowView[];
  readonly guarantee: GuaranteeLineView | null;
  readonly offers: readonly GuaranteeOfferView[];
}

/** What guarantees can be had for the products of a cart. */
export type Offers = readonly GuaranteeOffers[];

/** What a piece costs now; where pieces of one line differ, their price before that. */
function pieceOf({ price, discountedPricePerQuantity }: LineItem): Money {
  const [only, other] = discountedPricePerQuantity;
  return only !== undefined && other === undefined ? only.discountedPrice : (price.discounted ?? price.value);
}

/** The list price is crossed out only where the law lets it be: where the lowest price of 30 days is known. */
function pieceBefore(item: LineItem): Money | null {
  const { price, trace } = item;
  if (price.discounted !== null && trace.some(({ step }) => step === 'lowest')) return price.value;
  const plain = price.discounted ?? price.value;
  return pieceOf(item).centAmount < plain.centAmount ? plain : null;
}

const lessSteps: readonly PriceTraceStep['step'][] = ['volume', 'tier', 'coupon', 'gift'];

function traceRow({ step, amount, permyriad, source }: PriceTraceStep, texts: CartTexts): TraceRowView {
  const label = fillMarks(texts.trace[step], { code: source ?? '' }).trim();
  const rate = permyriad === null ? '' : ` (${formatRate(permyriad, texts.locale)})`;
  const sign = lessSteps.includes(step) ? '−' : '';
  return { label: `${label}${rate}`, amount: `${sign}${formatMoney(amount, texts.locale)}`, isSum: false };
}

function traceRows(item: LineItem, texts: CartTexts): readonly TraceRowView[] {
  const rows = (isTax: boolean) =>
    item.trace.filter(({ step }) => (step === 'tax') === isTax).map((step) => traceRow(step, texts));
  const piece = { label: texts.pricePerPiece, amount: formatMoney(pieceOf(item), texts.locale), isSum: true };
  return item.trace.length === 0 ? [] : [...rows(false), piece, ...rows(true)];
}

const nextStepText = ({ nextVolumeStep }: LineItem, { nextStep, locale }: CartTexts): string | null =>
  nextVolumeStep === null
    ? null
    : fillMarks(fillPlural(nextStep, nextVolumeStep.missing, locale), {
        amount: formatMoney(nextVolumeStep.saving, locale),
        percent: formatRate(nextVolumeStep.discountPermyriad, locale),
      });

export const offerViews = (sku: string, offers: Offers, texts: CartTexts): readonly GuaranteeOfferView[] =>
  (offers.find(({ parentSku }) => parentSku === sku)?.offers ?? []).map((offer) => ({
    sku: offer.sku,
    label: fillPlural(texts.guaranteeYears, offer.years, texts.locale),
    price: fillMarks(texts.guaranteePrice, { price: formatMoney(offer.price, texts.locale) }),
  }));

function guaranteeView(line: ShownLine, texts: CartTexts): GuaranteeLineView {
  const name = line.item?.name ?? texts.guaranteeAdd;
  return {
    key: line.key,
    sku: line.sku,
    name,
    each: line.item === null ? null : fillMarks(texts.each, { price: formatMoney(pieceOf(line.item), texts.locale) }),
    total: line.item === null ? null : formatMoney(line.item.totalPrice, texts.locale),
    removeLabel: fillMarks(texts.removeOf, { name }),
  };
}

const labelsOf = (name: string, maximum: number, texts: CartTexts): CartLineView['labels'] => ({
  quantity: fillMarks(texts.quantityOf, { name }),
  less: fillMarks(texts.lessOf, { name }),
  more: fillMarks(texts.moreOf, { name }),
  update: fillMarks(texts.updateOf, { name }),
  remove: fillMarks(texts.removeOf, { name }),
  removed: fillMarks(texts.removed, { name }),
  tooMany: fillMarks(texts.maximumReached, { maximum: String(maximum) }),
  why: fillMarks(texts.whyOf, { name }),
  guarantee: fillMarks(texts.guaranteeFor, { name }),
});

/** Amounts as the engine has computed them, in words; null where it has not said them yet. */
function amountsOf(item: LineItem | null, texts: CartTexts) {
  if (item === null) return { each: null, eachBefore: null, total: null, totalNet: null, nextStep: null, trace: [] };
  const before = pieceBefore(item);
  const net = item.taxedPrice?.totalNet ?? item.totalPrice;
  return {
    each: fillMarks(texts.each, { price: formatMoney(pieceOf(item), texts.locale) }),
    eachBefore: before === null ? null : formatMoney(before, texts.locale),
    total: formatMoney(item.totalPrice, texts.locale),
    totalNet:
      net.centAmount < item.totalPrice.centAmount ? `${formatMoney(net, texts.locale)} ${texts.noteExcluded}` : null,
    nextStep: nextStepText(item, texts),
    trace: traceRows(item, texts),
  };
}

function supplyOf(item: LineItem | null, { stock, delivery }: CartTexts): Pick<CartLineView, 'stock' | 'delivery'> {
  if (item?.supply == null) return { stock: null, delivery: null };
  const { stockLevel: level, shippingMethodKey } = item.supply;
  return { stock: { level, word: stock[level] }, delivery: level === 'none' ? null : delivery[shippingMethodKey] };
}

export function cartLineView(
  line: ShownLine,
  guarantee: ShownLine | null,
  offers: Offers,
  texts: CartTexts,
): CartLineView {
  const { item, quantity, sku } = line;
  const slug = item?.productSlug ?? null;
  const maximum = Math.max(item?.availableQuantity ?? quantity, 1);
  return {
    key: line.key,
    sku,
    name: item?.name ?? null,
    href: slug === null ? null : texts.productHref.replace(slugMark, encodeURIComponent(slug)),
    picture: item?.variant.images[0]?.url ?? null,
    ...amountsOf(item, texts),
    ...supplyOf(item, texts),
    quantity,
    maximum,
    isGift: line.giftOf !== null,
    isPending: line.isPending,
    labels: labelsOf(item?.name ?? texts.someProduct, maximum, texts),
    guarantee: guarantee === null ? null : guaranteeView(guarantee, texts),
    offers: line.giftOf === null ? offerViews(sku, offers, texts) : [],
  };
}
