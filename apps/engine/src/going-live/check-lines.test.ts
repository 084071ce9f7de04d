import { countries } from '@tradehall/domain/countries/countries.ts';
import { describe, expect, it } from 'vitest';
import { checkLines, type LegalPage, type StoreFacts } from './check-lines';

const imprint: LegalPage = {
  locale: 'fr-BE',
  pageKey: 'company-information',
  revisionId: 7,
  isReplaced: true,
  approval: { revisionId: 7, by: 'Olga Operator', at: new Date('2026-11-18T09:00:00Z') },
};
const ready: StoreFacts = {
  country: countries.BE,
  store: {
    phoneNumbers: { fr: '+32 2 555 12 90', nl: '+32 2 555 12 91' },
    openingHours: { fr: '8–17', nl: '8–17' },
    emailAddress: 'service@tradehall.be',
    bankDetails: { accountOwner: 'T', bankInstitute: 'B', iban: 'BE71096123456769', bic: 'GKCCBEBB' },
    sites: { jobs: 'https://jobs.tradehall.be/' },
  },
  seller: { name: 'Tradehall NV', address: 'Kaai 1, 2000 Antwerpen', vatNumber: 'BE0123456789' },
  pages: [imprint],
  untranslated: [{ locale: 'fr-BE', products: 0, categories: 0 }],
  sampleReviews: 0,
  sampleBrands: [],
  isMailAnswering: true,
  isProviderAnswering: true,
};
const missingIn = (facts: Partial<StoreFacts>) =>
  checkLines({ ...ready, ...facts })
    .filter(({ isDone }) => !isDone)
    .map(({ name, words, link }) => ({ name, words, link }));
const store = (changes: Partial<StoreFacts['store']>) => ({ store: { ...ready.store, ...changes } });
const page = (changes: Partial<LegalPage>) => ({ pages: [{ ...imprint, ...changes }] });

describe('the check before a store opens', () => {
  it('finds nothing wrong with a store that is ready', () => {
    expect(missingIn({})).toEqual([]);
  });

  it.each<[string, Partial<StoreFacts>, string, string, string | null]>([
    ['a placeholder', store({ phoneNumbers: { fr: '+32 800 000 000', nl: '+32 2 1' } }), 'Phone', 'placeholder', null],
    ['a silent language', store({ phoneNumbers: { fr: '+32 2 555 12 90' } }), 'Phone', 'in Nederlands', null],
    ['no hours', store({ openingHours: {} }), 'Hours', 'Français, Nederlands', null],
    ['an example', store({ emailAddress: 'a@example.com' }), 'E-mail address', 'example', null],
    ['a link to nobody', store({ sites: { jobs: 'https://example.com/' } }), 'Links', 'jobs', null],
    ['a seller nobody knows', { seller: { ...ready.seller, name: 'Muster GmbH' } }, 'Seller', 'invented', null],
    [
      'no imprint',
      page({ revisionId: null, isReplaced: false }),
      'Imprint, fr-BE',
      'no such page',
      '/content/fr-BE/company-information',
    ],
    [
      'the first words',
      page({ isReplaced: false }),
      'Imprint, fr-BE',
      'every shop begins with',
      '/content/fr-BE/company-information',
    ],
    [
      'words nobody approved',
      page({ approval: null }),
      'Imprint, fr-BE',
      'Nobody',
      '/content/fr-BE/company-information',
    ],
    [
      'words changed since',
      page({ revisionId: 8 }),
      'Imprint, fr-BE',
      'Olga Operator on 2026-11-18',
      '/content/fr-BE/company-information',
    ],
    [
      'a product without words',
      { untranslated: [{ locale: 'fr-BE', products: 1, categories: 0 }] },
      'Translations, fr-BE',
      'Products without a name in this language: 1.',
      '/products',
    ],
    [
      'categories without words',
      { untranslated: [{ locale: 'fr-BE', products: 0, categories: 3 }] },
      'Translations, fr-BE',
      'Categories without a name in this language: 3.',
      '/collections',
    ],
    ['a silent mail server', { isMailAnswering: false }, 'Mail', 'MAIL_URL', null],
    ['a silent provider', { isProviderAnswering: false }, 'Payments', 'does not answer', null],
    ['sample reviews', { sampleReviews: 2 }, 'Reviews', 'shown: 2.', '/reviews'],
    ['invented makers', { sampleBrands: ['Stamos', 'MSW'] }, 'Manufacturers', 'Stamos, MSW', '/manufacturers'],
  ])('finds %s, and says where it is mended', (_what, facts, name, words, link) => {
    const missing = missingIn(facts);
    expect(missing).toMatchObject([{ name, link }]);
    expect(missing[0]?.words).toContain(words);
  });

  it('finds an example IBAN, and lets a store go without an account', () => {
    const bankDetails = { accountOwner: 'T', bankInstitute: 'B', iban: 'BE68539007547034', bic: 'GKCCBEBB' };
    expect(missingIn(store({ bankDetails }))).toMatchObject([{ name: 'Bank account' }]);
    expect(missingIn(store({ bankDetails: null }))).toEqual([]);
  });

  it('offers to approve words of the shop, and no others', () => {
    const offered = (changes: Partial<LegalPage>) =>
      checkLines({ ...ready, ...page(changes) }).find(({ name }) => name.startsWith('Imprint'))?.toApprove;
    expect(offered({ approval: null })).toEqual({ locale: 'fr-BE', pageKey: 'company-information', revisionId: 7 });
    expect(offered({ approval: null, isReplaced: false })).toBeNull();
    expect(offered({})).toBeNull();
  });

  it('asks no card provider where nothing can be ordered', () => {
    const catalogue = Object.values(countries).find(({ checkoutEnabled }) => !checkoutEnabled);
    const lines = checkLines({ ...ready, country: catalogue ?? countries.BE, isProviderAnswering: false });
    expect(lines.map(({ name }) => name)).not.toContain('Payments');
  });
});
