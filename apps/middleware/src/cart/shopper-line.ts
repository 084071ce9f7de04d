import type { DiscountEntry } from '@tradehall/domain/cart/discount-entry.ts';
import type { LineItem } from '@tradehall/domain/cart/line-item.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import type { ProductReading } from '../read-side/readings/product-reading.ts';
import type { EngineDiscount, EngineLine } from '@tradehall/domain/cart/engine-cart.ts';

type Amount = (cents: number) => Money;

/** A product that has left the read side stays in the cart under its SKU, without a page to go to. */
export function shopperLine(line: EngineLine, name: string, product: ProductReading | null, amount: Amount): LineItem {
  const { listPrice, unitPrice, nextVolumeStep } = line;
  const image = product?.card.image ?? null;
  return {
    id: line.id,
    productId: line.productId,
    name,
    productSlug: product?.isVisible === true ? product.card.slug : null,
    productTypeKey: product?.family ?? 'product',
    kind: kindOf(line, product),
    quantity: line.quantity,
    variant: { sku: line.sku, images: image === null ? [] : [image] },
    price: { value: amount(listPrice), discounted: unitPrice < listPrice ? amount(unitPrice) : null },
    discountedPricePerQuantity: discountedPrices(line, amount),
    totalPrice: amount(line.lineTotal),
    taxRatePermyriad: line.taxRatePermyriad,
    taxedPrice: { totalGross: amount(line.lineTotal), totalNet: amount(line.lineTotalNet) },
    parentSku: line.parentSku,
    giftOf: line.giftOf,
    supply: product === null ? null : supplyOf(product),
    availableQuantity: line.availableQuantity,
    discounts: line.discounts.map((discount) => discountEntryOf(discount, amount)),
    nextVolumeStep: nextVolumeStep === null ? null : { ...nextVolumeStep, saving: amount(nextVolumeStep.saving) },
    trace: line.trace.map((step) => ({ ...step, amount: amount(step.amount) })),
  };
}

const supplyOf = ({ card }: ProductReading): LineItem['supply'] => ({
  shippingMethodKey: card.isFreight ? 'freight' : 'parcel',
  stockLevel: card.stockLevel,
});

function kindOf({ parentSku }: EngineLine, product: ProductReading | null): LineItem['kind'] {
  if (parentSku !== null) return 'extra_guarantee';
  return product?.isAccessory === true ? 'accessory' : 'standard_product';
}

/** A sum spread over pieces rarely comes out even: some pieces then cost a minor unit more than the others. */
function discountedPrices({ discounts, quantity, lineTotal }: EngineLine, amount: Amount) {
  if (discounts.length === 0) return [];
  const each = Math.floor(lineTotal / quantity);
  const dearer = lineTotal - each * quantity;
  return [
    { quantity: quantity - dearer, discountedPrice: amount(each) },
    ...(dearer === 0 ? [] : [{ quantity: dearer, discountedPrice: amount(each + 1) }]),
  ];
}

export function discountEntryOf(discount: EngineDiscount, amount: Amount): DiscountEntry {
  const { id, name, type, requiresCode } = discount;
  return {
    id,
    name,
    type,
    targetType: type === 'giftLineItem' ? 'giftLineItem' : 'lineItems',
    value: valueOf(discount, amount),
    discountedAmount: amount(discount.amount),
    requiresDiscountCode: requiresCode,
  };
}

function valueOf({ permyriad, money }: EngineDiscount, amount: Amount): DiscountEntry['value'] {
  if (permyriad !== null) return { permyriad };
  return money === null ? null : { money: amount(money) };
}
