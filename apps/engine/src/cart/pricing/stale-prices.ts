import { z } from 'zod';
import type { Store } from '../../platform/stores/store';
import {
  guaranteeUnitPrice,
  guaranteeYearsOf,
  type UnitPrice,
  unitPriceAt,
} from '../../catalogue/store-prices/unit-price';
import { type TaxPlace, taxPlaceOf } from '../../vat/taxes/tax-place';
import { cashOnDeliverySku, findCashOnDeliveryFee } from './cash-on-delivery-fee';
import { grossOf } from './price-lines';

const priced = z.object({
  id: z.int(),
  sku: z.string(),
  price: z.int(),
  includesTax: z.boolean(),
  taxLines: z.array(z.object({ taxRate: z.number() })),
});
const lineRow = priced.extend({
  parentSku: z.string().nullable(),
  cents: z.int().nullable(),
  guaranteeRatePermyriad: z.int().nullable(),
});
// An address that was never given is an empty object.
const address = z.object({ countryCode: z.string().optional(), postalCode: z.string().optional() }).loose();

export const storedPrices = z.object({
  shippingAddress: address,
  billingAddress: address,
  lines: z.array(lineRow),
  surcharges: z.array(priced),
});
export type StoredPrices = z.output<typeof storedPrices>;

/** The lines of an order with the prices they have and those they are made of: of a guarantee, its parent's. */
export const selectStoredPrices = `
  SELECT "order"."shippingAddress"::json AS "shippingAddress", "order"."billingAddress"::json AS "billingAddress",
    (SELECT coalesce(json_agg(json_build_object(
        'id', line.id, 'sku', variant.sku, 'price', line."listPrice", 'includesTax', line."listPriceIncludesTax",
        'taxLines', line."taxLines"::json, 'parentSku', nullif(line."customFieldsParentsku", ''),
        'cents', coalesce(price.sale_cents, price.list_cents),
        'guaranteeRatePermyriad', product."customFieldsExtraguaranteeratepermyriad") ORDER BY line.id), '[]')
      FROM order_line AS line JOIN product_variant AS variant ON variant.id = line."productVariantId"
      JOIN product_variant AS source ON source.id = CASE WHEN nullif(line."customFieldsParentsku", '') IS NULL
        THEN variant.id
        ELSE (SELECT min(id) FROM product_variant WHERE sku = line."customFieldsParentsku" AND "deletedAt" IS NULL) END
      JOIN product ON product.id = source."productId"
      LEFT JOIN store_price AS price ON price.variant_id = source.id AND price.store_key = $2
      WHERE line."orderId" = "order".id) AS lines,
    (SELECT coalesce(json_agg(json_build_object(
        'id', id, 'sku', sku, 'price', "listPrice", 'includesTax', "listPriceIncludesTax", 'taxLines', "taxLines"::json)
        ORDER BY id), '[]')
      FROM surcharge WHERE "orderId" = "order".id AND sku = '${cashOnDeliverySku}') AS surcharges
  FROM "order" WHERE id = $1`;

export interface FreshPrice extends UnitPrice {
  readonly id: number;
  readonly taxLines: string;
  readonly sku: string;
  readonly parentSku: string | null;
  readonly beforeCents: number;
  readonly afterCents: number;
}

/** What must be written for an order to cost what it costs today where it goes. */
export function findStalePrices(store: Store, stored: StoredPrices) {
  const place = taxPlaceOf(store, stored);
  const lines = stored.lines.flatMap((line) => {
    const price = todaysPrice(store, place, line);
    return price ? (freshPrice(place, line, price, line.parentSku) ?? []) : [];
  });
  const fee = findCashOnDeliveryFee(store, place);
  const surcharges = stored.surcharges.flatMap((each) => (fee && freshPrice(place, each, fee, null)) ?? []);
  return { lines, surcharges };
}

/** Null for what the store does not sell any more: taking that out of the cart is another's business. */
function todaysPrice(store: Store, place: TaxPlace, line: z.output<typeof lineRow>): UnitPrice | null {
  if (line.cents === null) return null;
  const price = unitPriceAt(place, line.cents);
  if (line.parentSku === null) return price;
  const { guaranteeRatePermyriad: rate, sku } = line;
  return rate === null ? null : guaranteeUnitPrice(store, price, rate, guaranteeYearsOf(sku));
}

function freshPrice(
  place: TaxPlace,
  before: z.output<typeof priced>,
  after: UnitPrice,
  parentSku: string | null,
): FreshPrice | null {
  const rateBefore = Math.round(before.taxLines.reduce((sum, { taxRate }) => sum + taxRate, 0) * 100);
  const { ratePermyriad } = place;
  const isSame =
    before.price === after.price && before.includesTax === after.priceIncludesTax && rateBefore === ratePermyriad;
  if (isSame) return null;
  return {
    ...after,
    id: before.id,
    sku: before.sku,
    parentSku,
    taxLines: JSON.stringify([{ description: `standard ${place.zoneName}`, taxRate: ratePermyriad / 100 }]),
    beforeCents: before.includesTax ? before.price : grossOf(before.price, rateBefore),
    afterCents: after.priceIncludesTax ? after.price : grossOf(after.price, ratePermyriad),
  };
}
