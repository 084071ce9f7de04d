import { describe, expect, it } from 'vitest';
import { isExampleEmail, isExampleSite, isPlaceholderPhone, problemsOfStore, storeSettings } from './store-settings.ts';

const bankDetails = {
  accountOwner: 'Tradehall',
  bankInstitute: 'A Bank',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'bylademm',
};
const winter = {
  campaignName: 'winter',
  startDate: '2026-12-01T00:00:00.000Z',
  endDate: '2026-12-31T23:00:00.000Z',
  pageTitle: '',
  imageUrl: null,
};

describe('the settings of a store', () => {
  it('are kept as they are written on paper, without what only helps to read them', () => {
    const given = { bankDetails, phoneNumbers: { de: ' +49 30 555 12 90 ' }, emailAddress: ' hallo@tradehall.de ' };
    expect(storeSettings.partial().parse(given)).toEqual({
      bankDetails: { ...bankDetails, iban: 'DE02120300000000202051', bic: 'BYLADEMM' },
      phoneNumbers: { de: '+49 30 555 12 90' },
      emailAddress: 'hallo@tradehall.de',
    });
  });

  it.each([
    [{ bankDetails: { ...bankDetails, iban: 'DE02120300000000202052' } }, 'bankDetails.iban', 'is no IBAN'],
    [{ bankDetails: { ...bankDetails, bic: 'BYLA' } }, 'bankDetails.bic', 'is no BIC'],
    [{ bankDetails: { ...bankDetails, accountOwner: ' ' } }, 'bankDetails.accountOwner', 'is missing'],
    [{ phoneNumbers: { de: 'call us' } }, 'phoneNumbers.de', 'is no phone number'],
    [{ phoneNumbers: { xx: '+49 30 555' } }, 'phoneNumbers', 'nobody reads'],
    [{ openingHours: { de: '' } }, 'openingHours.de', 'is missing'],
    [{ emailAddress: 'service' }, 'emailAddress', 'is no e-mail address'],
    [{ sites: { jobs: 'http://jobs.tradehall.de/' } }, 'sites.jobs', 'https://'],
    [{ campaigns: [{ ...winter, endDate: winter.startDate }] }, 'campaigns.0.endDate', 'not after the start'],
    [{ campaigns: [{ ...winter, startDate: null }] }, 'campaigns.0.startDate', 'is missing'],
    [{ campaigns: [{ ...winter, imageUrl: 'https://example.com/a.png' }] }, 'campaigns.0.imageUrl', 'no picture'],
  ])('are refused by the field that is wrong: %j', (settings, field, words) => {
    const problems = problemsOfStore(settings);
    expect(problems).toMatchObject([{ field }]);
    expect(problems[0]?.words).toContain(words);
  });
});

describe('what was only filled in', () => {
  it('is told from what is meant', () => {
    expect(['+49 800 000 000', '+43 1 1111111', '+41 44 1234567'].filter(isPlaceholderPhone)).toHaveLength(3);
    expect(isPlaceholderPhone('+49 30 555 12 90')).toBe(false);
    expect(['a@example.com', 'a@shop.example', 'a@x.test'].filter(isExampleEmail)).toHaveLength(3);
    expect(isExampleEmail('service@tradehall.de')).toBe(false);
    expect(isExampleSite('https://example.com/jobs')).toBe(true);
    expect(isExampleSite('https://www.youtube.com/@tradehall')).toBe(false);
  });
});
