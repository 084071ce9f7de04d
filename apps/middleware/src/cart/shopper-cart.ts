import type { CartNotice } from '@tradehall/domain/cart/cart-notice.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Address } from '@tradehall/domain/address/address.ts';
import type { TaxedPrice } from '@tradehall/domain/vat/taxed-price.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { moneyOf, type Money } from '@tradehall/domain/money/money.ts';
import type { CallContext } from '../context/call-context.ts';
import type { ProductReading } from '../read-side/readings/product-reading.ts';
import type { EngineAddress, EngineCart, EngineNotice } from '@tradehall/domain/cart/engine-cart.ts';
import { guaranteeName, isGuarantee } from './guarantee-name.ts';
import { discountEntryOf, shopperLine } from './shopper-line.ts';

type Amount = (cents: number) => Money;
type NameOf = (sku: string) => string;

/** The engine's cart in the shopper's words: names, links and pictures come from the read side in their locale. */
export async function shopperCart(cart: EngineCart, locale: Locale, context: CallContext): Promise<Cart> {
  const products = await productsIn(cart, locale, context);
  const nameOf: NameOf = (sku) =>
    isGuarantee(sku) ? guaranteeName(sku, locale) : (products.get(sku)?.card.name ?? sku);
  const amount: Amount = (cents) => moneyOf(cents, cart.currencyCode);
  return {
    id: cart.id,
    version: cart.version,
    store: { key: cart.storeKey },
    cartState: cart.state,
    customerId: cart.customerId,
    customerEmail: cart.customerEmail,
    lineItems: cart.lines.map((line) => shopperLine(line, nameOf(line.sku), products.get(line.sku) ?? null, amount)),
    billingAddress: addressOf(cart.billingAddress, 'billing'),
    shippingAddress: addressOf(cart.shippingAddress, 'shipping'),
    shippingInfo: shippingInfoOf(cart, amount),
    totalPrice: amount(cart.total),
    taxedPrice: {
      totalGross: amount(cart.total),
      totalNet: amount(cart.totalNet),
      taxPortions: portionsOf(cart.taxPortions, amount),
    },
    taxMode: cart.taxMode,
    buyerReferences: cart.buyerReferences,
    discountCodes: cart.coupons.map(({ id, code, notAppliedBecause, minimum }) => ({
      discountCode: { id, code },
      notAppliedBecause,
      minimum: optional(minimum, amount),
    })),
    discounts: cart.discounts.map((discount) => discountEntryOf(discount, amount)),
    goods: amount(cart.discounts.reduce((sum, discount) => sum + discount.amount, cart.subTotal)),
    subtotal: amount(cart.subTotal),
    shippingEstimate: shippingEstimateOf(cart, amount),
    estimatedTotal: amount(cart.estimatedTotal),
    estimatedTaxPortions: portionsOf(cart.estimatedTaxPortions, amount),
    notices: cart.notices.map((notice) => noticeOf(notice, nameOf, amount)),
    paymentInfo: null,
    custom: {
      calculatedCodFee: optional(cart.cashOnDeliveryFee, amount),
      customerAgreedToSendEmail: cart.customerAgreedToSendEmail,
      utmSource: cart.utmSource,
    },
  };
}

/** Those the cart holds and those its notices speak of, by SKU. */
async function productsIn(
  { lines, notices }: EngineCart,
  locale: Locale,
  context: CallContext,
): Promise<ReadonlyMap<string, ProductReading | null>> {
  const named = [...lines, ...notices].flatMap(({ sku }) => (sku === null || isGuarantee(sku) ? [] : [sku]));
  return new Map(
    await Promise.all(
      [...new Set(named)].map(async (sku) => [sku, await context.read('product', locale, sku)] as const),
    ),
  );
}

const optional = (cents: number | null, amount: Amount): Money | null => (cents === null ? null : amount(cents));

const portionsOf = (portions: EngineCart['taxPortions'], amount: Amount): TaxedPrice['taxPortions'] =>
  portions.map(({ ratePermyriad, tax }) => ({ ratePermyriad, amount: amount(tax) }));

const addressOf = (address: EngineAddress | null, purpose: 'billing' | 'shipping'): Address | null =>
  address === null ? null : { ...address, id: purpose };

function shippingInfoOf(cart: EngineCart, amount: Amount): Cart['shippingInfo'] {
  const { shippingMethodKey, shipping, shippingNet, taxPortions } = cart;
  if (shippingMethodKey === null) return null;
  // Sending is taxed like the goods; which rate that is can only be told where they have one.
  const [portion, ...others] = taxPortions;
  const taxedPrice =
    portion === undefined || others.length > 0
      ? null
      : {
          totalGross: amount(shipping),
          totalNet: amount(shippingNet),
          taxPortions: [{ ratePermyriad: portion.ratePermyriad, amount: amount(shipping - shippingNet) }],
        };
  return { shippingMethodKey, price: amount(shipping), taxedPrice, discountedPrice: null };
}

function shippingEstimateOf({ shippingEstimate: estimate }: EngineCart, amount: Amount): Cart['shippingEstimate'] {
  if (estimate === null) return null;
  return {
    shippingMethodKey: estimate.key,
    price: amount(estimate.price),
    freeAbove: amount(estimate.freeAbove),
    missingForFree: optional(estimate.missingForFree, amount),
  };
}

function noticeOf(notice: EngineNotice, nameOf: NameOf, amount: Amount): CartNotice {
  const { kind, sku, quantity, before, after, name } = notice;
  return {
    kind,
    sku,
    name: sku === null ? name : nameOf(sku),
    quantity,
    before: optional(before, amount),
    after: optional(after, amount),
  };
}
