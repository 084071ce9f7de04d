import {
  bankDetails,
  campaign,
  type ReviewSummary,
  storeDocument,
  type StoreDocument,
  storeState,
} from '@tradehall/domain/catalogue/store-document.ts';
import { focusPoint } from '@tradehall/domain/catalogue/focus-point.ts';
import { externalSites } from '@tradehall/domain/catalogue/external-sites.ts';
import { calendarDateIn, isCalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { feesByDay, feesFromNowOn } from '@tradehall/domain/countries/shipping-fees.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { countryOfStoreKey } from '@tradehall/domain/countries/store.ts';
import { z } from 'zod';
import type { Market } from '../markets';

const textByLanguage = z.record(z.string(), z.string());

export const storeSource = z.object({
  key: z.string(),
  flags: z.record(z.string(), z.boolean()),
  phoneNumbers: textByLanguage,
  openingHours: textByLanguage,
  emailAddress: z.string(),
  /** With what the library says of their pictures, in all languages. */
  campaigns: z.array(campaign.extend({ focus: focusPoint.optional(), alts: textByLanguage.optional() })),
  bankDetails: bankDetails.nullable(),
  switchedOffMethods: z.array(z.string()),
  sites: externalSites,
  state: storeState,
  rates: z.array(
    z.object({ methodKey: z.string(), from: z.string(), priceCents: z.number(), freeAboveCents: z.number() }),
  ),
});
export type StoreSource = z.output<typeof storeSource>;

/** One a locale of the store. Stores are few: unlike a product's, the documents are checked as they are made. */
export function projectStore(
  source: StoreSource,
  markets: readonly Market[],
  reviewSummary: ReviewSummary | null,
): StoreDocument[] {
  const country = countryOfStoreKey(source.key);
  if (country === null) throw new Error(`store ${source.key} belongs to no country`);
  const shippingFees = projectFees(source.rates, country);
  const textIn = (texts: Record<string, string>, language: string) => texts[language] ?? texts[country.languages[0]];
  return markets
    .filter(({ storeKey }) => storeKey === source.key)
    .map(({ locale, language, currencyCode }) =>
      storeDocument.parse({
        key: source.key,
        country: country.code,
        locale,
        currencyCode,
        languages: country.languages,
        flags: source.flags,
        phoneNumber: textIn(source.phoneNumbers, language) ?? null,
        openingHours: textIn(source.openingHours, language) ?? null,
        emailAddress: source.emailAddress,
        campaigns: source.campaigns.map(({ alts, ...campaign }) => ({ ...campaign, alt: alts?.[language] })),
        bankDetails: source.bankDetails,
        switchedOffMethods: source.switchedOffMethods,
        sites: source.sites,
        state: source.state,
        shippingFees,
        reviewSummary,
      }),
    );
}

function projectFees(rates: StoreSource['rates'], country: Country): StoreDocument['shippingFees'] {
  const today = calendarDateIn(country.timeZone, new Date());
  return feesFromNowOn(feesByDay(rates), today).map(({ from, parcelCents, freightCents, freeAboveCents }) => {
    const currency = currencyOn(country, isCalendarDate(from) && from > today ? from : today);
    const [parcel, freight] = [moneyOf(parcelCents, currency), moneyOf(freightCents, currency)];
    return { from, parcel, freight, freeAbove: moneyOf(freeAboveCents, currency) };
  });
}
