import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { storeKey } from '../countries/store.ts';
import { storeDocument, type StoreDocument } from './store-document.ts';

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
  sites: { jobs: 'https://jobs.example.com/' },
  state: 'open',
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
