import { z } from 'zod';
import { locale } from '../calls/fields.ts';
import type { CalendarDate } from '../countries/calendar-date.ts';
import type { Country, ShippingFees } from '../countries/country.ts';
import { shippingFeesOn } from '../countries/shipping-fees.ts';
import { externalSites } from './external-sites.ts';
import { focusPoint } from './focus-point.ts';
import { countryCodes } from '../locales/locales.ts';
import { currencies, type CurrencyCode } from '../money/currencies.ts';
import { money } from '../money/money.ts';
import { languages } from '../locales/languages.ts';

const flag = z.boolean();

/** A§1, A§3. A flag that a stored row has beside these is of an older version, and left out. */
export const flagsOfStore = z.object({
  sale_of_additional_guarantee_enabled: flag,
  vat_validation_enabled: flag,
  change_tax_rate_enabled: flag,
  google_autocomplete_enabled: flag,
  trustpilot_in_header_enabled: flag,
  complementary_products_enabled: flag,
  loyalty_discount_enabled: flag,
  contact_webform_enabled: flag,
});
export const storeFlags = flagsOfStore.keyof().options;
export type StoreFlag = (typeof storeFlags)[number];

const currencyCode = z.custom<CurrencyCode>((value) => typeof value === 'string' && Object.hasOwn(currencies, value));

export const campaign = z.object({
  campaignName: z.string().min(1),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  pageTitle: z.string(),
  imageUrl: z.string().min(1).nullable(),
});
export type Campaign = z.output<typeof campaign>;

/** With what the library says of its picture, in the language of the store's page. */
const shownCampaign = campaign.extend({ alt: z.string().optional(), focus: focusPoint.optional() });
export type ShownCampaign = z.output<typeof shownCampaign>;

export const bankDetails = z.object({
  bic: z.string().min(1),
  accountOwner: z.string().min(1),
  bankInstitute: z.string().min(1),
  iban: z.string().min(1),
});
export type BankDetails = z.output<typeof bankDetails>;

/** A store is prepared until it has passed the check of `going-live`, and then open until somebody closes it. */
export const storeState = z.enum(['preparing', 'open', 'closed']);
export type StoreState = z.output<typeof storeState>;

const feesOfDay = z.object({ from: z.string(), parcel: money, freight: money, freeAbove: money });

/** What customers think of the products of the whole shop, all languages together. */
const reviewSummary = z.object({ averageRating: z.number().min(1).max(5), count: z.int().positive() });
export type ReviewSummary = z.output<typeof reviewSummary>;

/** The read side's store: one for each locale of the store, keyed by the store's key. */
export const storeDocument = z.object({
  key: z.string().regex(/^tradehall_[a-z_]+$/),
  country: z.enum(countryCodes),
  locale,
  currencyCode,
  /** The first is the default. */
  languages: z.array(z.enum(languages)).min(1),
  flags: flagsOfStore,
  phoneNumber: z.string().min(1).nullable(),
  openingHours: z.string().min(1).nullable(),
  emailAddress: z.string().min(1),
  campaigns: z.array(shownCampaign),
  bankDetails: bankDetails.nullable(),
  /** Payment methods that operators have switched off; one of another version of the shop counts for nothing. */
  switchedOffMethods: z.array(z.string()).default([]),
  /** A document of an older version has none. */
  sites: externalSites.default({}),
  /** The same. */
  state: storeState.default('open'),
  /** Those of today first, then those that begin later. A document of an older version has none. */
  shippingFees: z.array(feesOfDay).default([]),
  /** Null while there are too few reviews to speak of an average. */
  reviewSummary: reviewSummary.nullable(),
});
export type StoreDocument = z.output<typeof storeDocument>;

/** What the store asks for delivery on a day; while nobody knows, what its country begins with. */
export function feesOfStoreOn(store: StoreDocument | null, country: Country, day: CalendarDate): ShippingFees {
  return store?.shippingFees.findLast(({ from }) => from <= day) ?? shippingFeesOn(country, day);
}
