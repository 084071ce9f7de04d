import { Injectable } from '@nestjs/common';
import { maximumQuantity } from '@tradehall/domain/calls/fields.ts';
import type { EngineCart } from '@tradehall/domain/cart/engine-cart.ts';
import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import type { Order, OrderLine, RequestContext } from '@vendure/core';
import { z } from 'zod';
import type { Store } from '../platform/stores/store';
import { CartPricing } from './pricing/cart-pricing.service';
import type { ExplainedLine } from './pricing/explain-prices';
import { netOf } from '@tradehall/domain/money/divide-half-up.ts';
import { taxPlaceOf, zeroRateZone } from '../vat/taxes/tax-place';
import { buyerReferencesOf } from './buyer-references';
import { cartAddressOf } from './cart-address';
import { type CartFacts, CartFactsService, type LineFacts } from './cart-facts';
import { shippingEstimate, withTaxOfPlace } from './shipping-estimate';

const cashOnDelivery = 'cash-on-delivery';

export type CartAnswer = Awaited<ReturnType<CartAnswers['of']>>;

interface Standing {
  readonly version: number;
  readonly state: EngineCart['state'];
}

/** A cart as the shop sees it, computed from the order in memory; one query more knows all its products. */
@Injectable()
export class CartAnswers {
  constructor(
    private readonly facts: CartFactsService,
    private readonly pricing: CartPricing,
  ) {}

  async of(ctx: RequestContext, store: Store, order: Order, standing: Standing) {
    return this.with(ctx, store, order, standing, await this.facts.get(ctx, store, Number(order.id)));
  }

  async with(ctx: RequestContext, store: Store, order: Order, { version, state }: Standing, facts: CartFacts) {
    const explained = await this.pricing.explain(ctx, order);
    const coupons = order.couponCodes.length > 0 ? await this.pricing.couponStates(ctx, order) : [];
    return {
      id: String(order.id),
      version,
      state,
      storeKey: store.key,
      currencyCode: z.enum(currencyCodes).parse(order.currencyCode),
      customerId: facts.customerId === null ? null : String(facts.customerId),
      customerEmail: order.customFields.contactEmail ?? facts.customerEmail,
      lines: inOrder(order.lines, facts).map((line) => ({
        ...lineAnswer(line, order.lines, facts, explained.lines.get(String(line.id))),
        listPrice: listPriceOf(store, order, line, facts),
      })),
      totalQuantity: order.totalQuantity,
      discounts: explained.discounts,
      coupons: coupons.map(({ minimumCents, ...coupon }) => ({ ...coupon, minimum: minimumCents })),
      ...amounts(store, order, facts),
      customerAgreedToSendEmail: order.customFields.customerAgreedToSendEmail === true,
      utmSource: order.customFields.utmSource,
      buyerReferences: buyerReferencesOf(order),
      billingAddress: cartAddressOf(order.billingAddress),
      shippingAddress: cartAddressOf(order.shippingAddress),
      taxMode: taxPlaceOf(store, order).zoneName === zeroRateZone ? ('External' as const) : ('Platform' as const),
      notices: facts.notices,
      ...(order.customFields.isSynthetic === true && { isSynthetic: true as const }),
    };
  }
}

interface TaxPortion {
  readonly ratePermyriad: number;
  readonly net: number;
  readonly tax: number;
}

/** The engine counts fees among its sub-total; for a shopper that is the goods. */
function amounts(store: Store, order: Order, facts: CartFacts) {
  const subTotal = order.lines.reduce((sum, line) => sum + line.proratedLinePriceWithTax, 0);
  const estimate = shippingEstimate(store, order, facts, subTotal);
  const isSent = order.shippingLines.length > 0;
  const expected = isSent ? null : estimate;
  const taxPortions = byRate(
    order.taxSummary.map(({ taxRate, taxBase, taxTotal }) => ({
      ratePermyriad: permyriad(taxRate),
      net: taxBase,
      tax: taxTotal,
    })),
  );
  const fee = order.surcharges.find(({ sku }) => sku === cashOnDelivery);
  return {
    subTotal,
    subTotalNet: order.lines.reduce((sum, line) => sum + line.proratedLinePrice, 0),
    shipping: order.shippingWithTax,
    shippingNet: order.shipping,
    total: order.totalWithTax,
    totalNet: order.total,
    taxPortions,
    shippingEstimate: estimate,
    estimatedTotal: order.totalWithTax + (expected?.price ?? 0),
    estimatedTaxPortions: byRate([
      ...taxPortions,
      ...portionOf(expected?.price ?? 0, taxPlaceOf(store, order).ratePermyriad),
    ]),
    shippingMethodKey: isSent ? (estimate?.key ?? null) : null,
    cashOnDeliveryFee: fee?.priceWithTax ?? null,
  };
}

/** The engine keeps goods and delivery apart where their rates have different names. */
function byRate(portions: readonly TaxPortion[]): TaxPortion[] {
  const sums = new Map<number, TaxPortion>();
  for (const { ratePermyriad, net, tax } of portions) {
    const sum = sums.get(ratePermyriad) ?? { net: 0, tax: 0 };
    sums.set(ratePermyriad, { ratePermyriad, net: sum.net + net, tax: sum.tax + tax });
  }
  return [...sums.values()];
}

function portionOf(gross: number, ratePermyriad: number): TaxPortion[] {
  const net = netOf(gross, ratePermyriad);
  return gross === 0 ? [] : [{ ratePermyriad, net, tax: gross - net }];
}

/** As they were added; a guarantee stands below its product. */
function inOrder(lines: OrderLine[], facts: CartFacts): OrderLine[] {
  const own = lines.filter(({ customFields }) => customFields.parentSku === null && customFields.giftOf === null);
  const idOf = new Map(own.map(({ id }) => [facts.lines.get(Number(id))?.sku, Number(id)]));
  const placeOf = ({ id, customFields }: OrderLine) =>
    (customFields.parentSku === null ? null : idOf.get(customFields.parentSku)) ?? Number(id);
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b) || Number(a.id) - Number(b.id));
}

function lineAnswer(line: OrderLine, lines: OrderLine[], { lines: all }: CartFacts, explained?: ExplainedLine) {
  const facts = all.get(Number(line.id));
  if (!facts) throw new Error(`line ${line.id} holds a product that does not exist`);
  const { parentSku, giftOf } = line.customFields;
  return {
    id: String(line.id),
    sku: facts.sku,
    productId: String(facts.productId),
    quantity: line.quantity,
    isFreight: facts.isFreight === true,
    parentSku,
    giftOf,
    availableQuantity: availableQuantity(line, lines, facts),
    unitPrice: line.unitPriceWithTax,
    unitPriceNet: line.unitPrice,
    discountedUnitPrice: line.discountedUnitPriceWithTax,
    discountedUnitPriceNet: line.discountedUnitPrice,
    lineTotal: line.proratedLinePriceWithTax,
    lineTotalNet: line.proratedLinePrice,
    taxRatePermyriad: permyriad(line.taxRate),
    discounts: explained?.discounts ?? [],
    nextVolumeStep: explained?.nextVolumeStep ?? null,
    trace: explained?.trace ?? [],
  };
}

function listPriceOf(store: Store, order: Order, line: OrderLine, facts: CartFacts): number {
  const cents = facts.lines.get(Number(line.id))?.listCents ?? null;
  return cents === null ? line.unitPriceWithTax : withTaxOfPlace(store, order, cents);
}

/** Neither of a guarantee nor of a gift there can be more than there are; a gift takes its piece from the stock. */
export function availableQuantity(line: OrderLine, lines: OrderLine[], { sellable, available }: LineFacts): number {
  if (line.customFields.parentSku !== null || line.customFields.giftOf !== null) return line.quantity;
  if (!sellable) return 0;
  const others = lines.filter((other) => other !== line && other.productVariantId === line.productVariantId);
  const given = others.reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, Math.min(maximumQuantity, available - given));
}

/** The engine holds rates as percent with two decimals. */
function permyriad(percent: number): number {
  return Math.round(percent * 100);
}
