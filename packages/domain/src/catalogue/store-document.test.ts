import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import type { CalendarDate } from '../countries/calendar-date.ts';
import { storeKey } from '../countries/store.ts';
import { moneyOf } from '../money/money.ts';
import { feesOfStoreOn, storeDocument, type StoreDocument } from './store-document.ts';

const store: StoreDocument = {
  key: 'tradehall_be',
  country: 'BE',
  locale: 'nl-BE',
  currencyCode: 'EUR',
  languages: ['fr', 'nl'],
  flags: {
    sale_of_additional_guarantee_enabled: true,
    vat_validation_enabled: true,
    change_tax_rate_enabled: true,
    google_autocomplete_enabled: false,
    trustpilot_in_header_enabled: true,
    complementary_products_enabled: true,
    loyalty_discount_enabled: true,
    contact_webform_enabled: true,
  },
  phoneNumber: '+32 2 000 00 00',
  openingHours: null,
  emailAddress: 'service@tradehall.example',
  campaigns: [
    {
      campaignName: 'winter',
      startDate: '2026-12-01T00:00:00.000Z',
      endDate: '2026-12-31T23:59:59.000Z',
      pageTitle: 'Winter',
      imageUrl: null,
    },
  ],
  switchedOffMethods: ['paypal'],
  sites: { jobs: 'https://jobs.example.com/' },
  state: 'open',
  shippingFees: [],
  bankDetails: { bic: 'X', accountOwner: 'Tradehall', bankInstitute: 'Bank', iban: 'BE00' },
  reviewSummary: { averageRating: 4.57, count: 1_234 },
};

describe('the store document', () => {
  it('comes back from JSON as it was written', () => {
    expect(storeDocument.parse(JSON.parse(JSON.stringify(store)))).toEqual(store);
  });

  it('may have the key of any store', () => {
    const keys = Object.values(countries).map(storeKey);
    expect(keys.filter((key) => !storeDocument.shape.key.safeParse(key).success)).toEqual([]);
  });

  it('refuses a store that leaves a flag open', () => {
    const flags = { ...store.flags, loyalty_discount_enabled: undefined };
    expect(storeDocument.safeParse({ ...store, flags }).success).toBe(false);
  });

  it('reads the store of an older version without the flags that are gone', () => {
    const flags = { ...store.flags, google_reviews_enabled: true };
    expect(storeDocument.parse({ ...store, flags })).toEqual(store);
  });

  it('refuses a currency the shop does not have', () => {
    expect(storeDocument.safeParse({ ...store, currencyCode: 'JPY' }).success).toBe(false);
  });
});

describe('the shipping fees of a store', () => {
  const fees = (cents: number) => ({
    parcel: moneyOf(cents, 'EUR'),
    freight: moneyOf(cents, 'EUR'),
    freeAbove: moneyOf(cents, 'EUR'),
  });
  const shippingFees = [
    { from: '2026-11-01', ...fees(1_00) },
    { from: '2026-12-01', ...fees(2_00) },
  ];
  const parcelOn = (day: CalendarDate, given: StoreDocument | null) =>
    feesOfStoreOn(given, countries.BE, day).parcel.centAmount;

  it('are those that its operators entered for the day', () => {
    expect(parcelOn('2026-11-30', { ...store, shippingFees })).toBe(1_00);
    expect(parcelOn('2026-12-01', { ...store, shippingFees })).toBe(2_00);
  });

  it('are those of its country while nobody knows better', () => {
    expect(parcelOn('2026-12-01', null)).toBe(1_95);
    expect(parcelOn('2026-12-01', store)).toBe(1_95);
  });
});
