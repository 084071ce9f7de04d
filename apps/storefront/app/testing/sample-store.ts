import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeDocument, storeFlags, type StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';

/** A German shop as the read side knows it, with every feature switched on. */
export const sampleStore: StoreDocument = storeDocument.parse({
  key: storeKey(countries.DE),
  country: 'DE',
  locale: 'de-DE',
  currencyCode: 'EUR',
  languages: ['de'],
  flags: Object.fromEntries(storeFlags.map((flag) => [flag, true])),
  phoneNumber: '+49 800 000 000',
  openingHours: '08:00–17:00',
  emailAddress: 'service@tradehall.de',
  campaigns: [],
  bankDetails: {
    accountOwner: 'Tradehall',
    bankInstitute: 'Example Bank',
    iban: 'DE89370400440532013000',
    bic: 'EXMPDEFFXXX',
  },
  sites: { jobs: 'https://jobs.example.com/', xing: 'https://xing.example.com/tradehall' },
  reviewSummary: { averageRating: 4.57, count: 1_234 },
});
