import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { LineItem } from '@tradehall/domain/cart/line-item.ts';
import type { CurrencyCode } from '@tradehall/domain/countries/currencies.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { CallContext } from '../call-context.ts';
import type { ProductReading } from '../catalogue/product-reading.ts';
import type { EngineCart, EngineLine } from './engine-cart.ts';

/** The engine's cart in the shopper's words: names, links and pictures come from the read side in their locale. */
export async function shopperCart(cart: EngineCart, locale: Locale, context: CallContext): Promise<Cart> {
  const amount = (cents: number) => moneyOf(cents, cart.currencyCode);
  const products = await Promise.all(cart.lines.map(({ sku }) => context.read('product', locale, sku)));
  return {
    id: cart.id,
    version: cart.version,
    store: { key: cart.storeKey },
    cartState: cart.state,
    customerId: null,
    customerEmail: null,
    lineItems: cart.lines.map((line, index) => lineItem(line, products[index] ?? null, cart.currencyCode)),
    billingAddress: null,
    shippingAddress: null,
    shippingInfo: null,
    totalPrice: amount(cart.total),
    taxedPrice: {
      totalGross: amount(cart.total),
      totalNet: amount(cart.totalNet),
      taxPortions: cart.taxPortions.map(({ ratePermyriad, tax }) => ({ ratePermyriad, amount: amount(tax) })),
    },
    taxMode: 'Platform',
    discountCodes: [],
    paymentInfo: null,
    custom: { calculatedCodFee: null, customerAgreedToSendEmail: false, utmSource: null },
  };
}

/** A product that has left the read side stays in the cart under its SKU, without a page to go to. */
function lineItem(line: EngineLine, product: ProductReading | null, currencyCode: CurrencyCode): LineItem {
  const { listPrice, unitPrice, discountedUnitPrice, quantity } = line;
  const amount = (cents: number) => moneyOf(cents, currencyCode);
  const image = product?.card.image ?? null;
  return {
    id: line.id,
    productId: line.productId,
    name: product?.card.name ?? line.sku,
    productSlug: product?.isVisible === true ? product.card.slug : null,
    productTypeKey: product?.family ?? 'product',
    kind: 'standard_product',
    quantity,
    variant: { sku: line.sku, images: image === null ? [] : [image], attributesRaw: [] },
    price: { value: amount(listPrice), discounted: unitPrice < listPrice ? amount(unitPrice) : null },
    discountedPricePerQuantity:
      discountedUnitPrice === unitPrice ? [] : [{ quantity, discountedPrice: amount(discountedUnitPrice) }],
    totalPrice: amount(line.lineTotal),
    taxRatePermyriad: line.taxRatePermyriad,
    taxedPrice: { totalGross: amount(line.lineTotal), totalNet: amount(line.lineTotalNet) },
    parentSku: null,
  };
}
