import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { problemsOfStore } from '@tradehall/domain/catalogue/store-settings.ts';
import { describe, expect, it } from 'vitest';
import { draftOfFees, feeChanges, feesOf, feesOn } from './fee-words';
import { lawOfStore } from './law-of-store';
import { afterTurn, changesOf, draftOf, newCampaign } from './store-draft';
import { findingsInWords, problemOf, problemsInWords, summaryInWords, topicInWords } from './store-words';
import type { CountryStore } from './stores.documents';

const timeZone = 'Europe/Brussels';
const store: CountryStore = {
  key: 'tradehall_be',
  languages: ['fr', 'nl'],
  currencyCode: 'EUR',
  flags: { contact_webform_enabled: true },
  phoneNumbers: { fr: '+32 2 555 12 90' },
  openingHours: {},
  emailAddress: 'service@tradehall.be',
  campaigns: [
    {
      campaignName: 'winter',
      startDate: '2026-11-30T23:00:00.000Z',
      endDate: '2026-12-31T22:59:59.000Z',
      pageTitle: '',
      imageUrl: null,
    },
  ],
  bankDetails: { accountOwner: 'Tradehall', bankInstitute: 'A Bank', iban: 'BE71096123456769', bic: 'GKCCBEBB' },
  switchedOffMethods: ['paypal', 'twint', 'of-an-older-version'],
  sites: { jobs: 'https://jobs.tradehall.be/' },
  state: 'preparing',
  version: 4,
};
const draft = draftOf(store, timeZone);

describe('the draft of a store', () => {
  it('has a field for each language, an IBAN in groups, and the clocks of the store', () => {
    expect(draft.phoneNumbers).toEqual({ fr: '+32 2 555 12 90', nl: '' });
    expect(draft.bankDetails.iban).toBe('BE71 0961 2345 6769');
    expect(draft.campaigns[0]).toMatchObject({ start: '2026-12-01T00:00', end: '2026-12-31T23:59:59' });
  });

  it('that nobody has changed saves nothing', () => {
    expect(changesOf(store, draft, timeZone)).toEqual({});
  });

  it('sends only what was changed, and no empty field', () => {
    const changed = {
      ...draft,
      phoneNumbers: { fr: ' ', nl: '+32 2 555 12 91' },
      sites: { ...draft.sites, xing: '' },
      campaigns: [],
    };
    expect(changesOf(store, changed, timeZone)).toEqual({ phoneNumbers: { nl: '+32 2 555 12 91' }, campaigns: [] });
  });

  it('switches payment methods of the country, and one off and on again is no change', () => {
    const off = (...switchedOffMethods: string[]) => changesOf(store, { ...draft, switchedOffMethods }, timeZone);
    expect(off('paypal', 'bcmc')).toEqual({ switchedOffMethods: ['bcmc', 'paypal'] });
    expect(off('paypal')).toEqual({});
    expect(problemsOfStore(off('bcmc'))).toEqual([]);
  });

  it('outlives that the store is opened or closed, but not the change of somebody else', () => {
    const closed = { ...store, state: 'closed', version: 5 } as const;
    const typed = { ...draft, phoneNumbers: { fr: '+32 2 555 12 91', nl: '' } };
    expect(afterTurn(store, closed)).toBe(closed);
    expect(changesOf(closed, typed, timeZone)).toEqual({ phoneNumbers: { fr: '+32 2 555 12 91' } });
    expect(afterTurn(store, { ...closed, version: 6 })).toBe(store);
  });

  it('without any of the four has no bank account, and with some of them says which are missing', () => {
    const none = { accountOwner: '', bankInstitute: '', iban: '', bic: '' };
    expect(changesOf(store, { ...draft, bankDetails: none }, timeZone)).toEqual({ bankDetails: null });
    const half = changesOf(store, { ...draft, bankDetails: { ...draft.bankDetails, bic: '' } }, timeZone);
    expect(problemOf(problemsOfStore(half), 'bankDetails.bic')).toMatch(/^The BIC is no BIC/);
  });

  it('says of a new campaign what it lacks', () => {
    const changes = changesOf(
      store,
      { ...draft, campaigns: [...draft.campaigns, newCampaign(draft.campaigns)] },
      timeZone,
    );
    const problems = problemsOfStore(changes);
    expect(problemOf(problems, 'campaigns.1.startDate')).toBe('The start is missing.');
    expect(problemOf(problems, 'campaigns.0.startDate')).toBeUndefined();
    expect(problemsInWords(problems)).toBe('3 fields have to be mended: campaigns.');
  });
});

describe('the check of a store', () => {
  it('says what it means for a store that is open, and for one that is not', () => {
    expect(summaryInWords('preparing', 2)).toBe('Before it can be opened: 2 things to mend.');
    expect(summaryInWords('closed', 0)).toContain('can be opened');
    expect(summaryInWords('preparing', 0)).toContain('can be opened');
    expect(summaryInWords('open', 1)).toBe('It would not pass today: one thing to mend.');
  });
});

describe('the fees of a store', () => {
  const today = { from: '2026-11-18', parcelCents: 195, freightCents: 995, freeAboveCents: 5900 };
  const later = { ...today, from: '2027-01-01', freeAboveCents: 7900 };

  it('are typed as amounts, and nothing else is taken for one', () => {
    const draft = draftOfFees(today, '2026-12-01');
    expect(draft).toEqual({ from: '2026-12-01', parcel: '1.95', freight: '9.95', freeAbove: '59.00' });
    expect(feesOf({ ...draft, parcel: '2,5' })).toEqual({ ...today, from: '2026-12-01', parcelCents: 250 });
    expect(feesOf({ ...draft, parcel: 'free' })).toBeNull();
    expect(feesOf({ ...draft, from: '' })).toBeNull();
  });

  it('say what they change against the fees of that day', () => {
    const typed = { ...today, from: '2027-02-01', freeAboveCents: 8000 };
    expect(feeChanges(feesOn([today, later], '2026-12-01') ?? today, typed, 'EUR')).toEqual([
      'Free delivery from 59.00 → 80.00 EUR',
    ]);
    expect(feeChanges(feesOn([today, later], typed.from) ?? today, typed, 'EUR')).toEqual([
      'Free delivery from 79.00 → 80.00 EUR',
    ]);
    expect(feeChanges(today, today, 'EUR')).toEqual([]);
  });
});

describe('what the law has decided', () => {
  it('is said of every store', () => {
    for (const country of Object.values(countries)) {
      const facts = lawOfStore(country, new Date('2026-11-18T12:00:00Z'));
      expect(
        facts.map(({ name }) => name),
        storeKey(country),
      ).toContain('VAT');
      expect(facts.filter(({ words }) => words.trim() === '')).toEqual([]);
    }
  });

  it('names the rate, the methods and the years of a country', () => {
    const facts = new Map(
      lawOfStore(countries.DE, new Date('2026-11-18T12:00:00Z')).map((fact) => [fact.name, fact.words]),
    );
    expect(facts.get('VAT')).toBe('19 %');
    // Payment methods have switches.
    expect(facts.has('Invoice for companies')).toBe(false);
    expect(facts.get('Orders are kept')).toBe('8 years');
    expect(facts.get('Other VAT in')).toBe('Busingen, Heligoland');
  });
});

describe('what the check of a store has found', () => {
  const line = { isDone: false, link: null, toApprove: null } as const;

  it('names sites and days as operators do, and lists with commas', () => {
    const links = {
      ...line,
      topic: 'Links',
      locale: null,
      findings: [{ code: 'example-links', values: { sites: ['about-us', 'xing', 'unheard-of'] } }],
    } as const;
    expect([topicInWords(links), findingsInWords(links)]).toEqual(['Links', 'Examples: About us, XING, unheard-of.']);
    const imprint = {
      ...line,
      topic: 'Imprint',
      locale: 'de-DE',
      findings: [{ code: 'changed-since', values: { by: 'Olga', date: '2026-11-18' } }],
    } as const;
    expect([topicInWords(imprint), findingsInWords(imprint)]).toEqual([
      'Imprint, de-DE',
      'Changed since it was approved by Olga on 18 Nov 2026.',
    ]);
  });
});
