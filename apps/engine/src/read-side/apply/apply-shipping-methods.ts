import { shippingMethodKeys } from '@tradehall/domain/cart/shipping-method.ts';
import {
  type ShippingMethodsDocument,
  shippingMethodsDocument,
  shippingMethodsDocumentKey,
} from '@tradehall/domain/cart/shipping-methods-document.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { z } from 'zod';
import { selectRows } from '../../platform/database';
import type { Market } from '../markets';
import type { Projection } from '../projection';
import { type ChangedDocuments, writeDocuments } from '../write-documents';

const rateRow = z.object({
  storeKey: z.string(),
  methodKey: z.string(),
  effectiveFrom: z.string(),
  priceCents: z.number(),
  freeAboveCents: z.number(),
  daysRange: z.string(),
});
type RateRow = z.output<typeof rateRow>;

const selectRates = `
  SELECT rate.store_key AS "storeKey", rate.method_key AS "methodKey",
    to_char(rate.effective_from, 'YYYY-MM-DD') AS "effectiveFrom", rate.price_cents AS "priceCents",
    rate.free_above_cents AS "freeAboveCents", method."customFieldsDeliverydays" AS "daysRange"
  FROM store_shipping_rate AS rate
  JOIN shipping_method AS method ON method.code = rate.method_key AND method."deletedAt" IS NULL
  WHERE method."customFieldsDeliverydays" IS NOT NULL ORDER BY rate.effective_from DESC`;

export async function applyShippingMethods({ database, markets }: Projection): Promise<ChangedDocuments> {
  const rates = await selectRows(database, rateRow, selectRates);
  const now = new Date();
  const documents = markets.map((market) => ({
    locale: market.locale,
    key: shippingMethodsDocumentKey,
    body: JSON.stringify(projectShippingMethods(rates, market, now)),
  }));
  return writeDocuments(database, 'shipping-methods', documents);
}

/** Of each method the rate that is in force: the newest that has begun. `rates` come newest first. */
function projectShippingMethods(rates: readonly RateRow[], market: Market, now: Date): ShippingMethodsDocument {
  const { storeKey, country, currencyCode } = market;
  const today = calendarDateIn(countries[country].timeZone, now);
  const inForce = shippingMethodKeys.flatMap((key) => {
    const begun = (rate: RateRow) =>
      rate.storeKey === storeKey && rate.methodKey === key && rate.effectiveFrom <= today;
    const rate = rates.find(begun);
    return rate === undefined ? [] : [{ key, ...rate }];
  });
  return shippingMethodsDocument.parse({
    shippingMethods: inForce.map(({ key, priceCents, freeAboveCents, daysRange }) => ({
      key,
      zoneRates: [
        {
          zone: { key: country },
          shippingRates: [
            { price: moneyOf(priceCents, currencyCode), freeAbove: moneyOf(freeAboveCents, currencyCode) },
          ],
        },
      ],
      daysRange,
    })),
  });
}
