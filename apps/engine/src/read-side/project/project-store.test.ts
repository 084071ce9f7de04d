import { storeFlags } from '@tradehall/domain/catalogue/store-document.ts';
import { describe, expect, it } from 'vitest';
import { marketsOn } from '../markets';
import { projectStore, type StoreSource } from './project-store';

const markets = marketsOn(new Date('2026-11-15T12:00:00Z'));

const belgium: StoreSource = {
  key: 'tradehall_be',
  flags: Object.fromEntries(storeFlags.map((flag) => [flag, true])),
  phoneNumbers: { fr: '+32 800 111 11', nl: '+32 800 222 22' },
  openingHours: { fr: '8h–17h' },
  emailAddress: 'service@tradehall.be',
  campaigns: [],
  bankDetails: null,
  switchedOffMethods: ['paypal'],
  sites: { jobs: 'https://jobs.example.com/' },
  state: 'open',
  rates: [],
};

describe('a store document', () => {
  it('exists for each language of the store', () => {
    const documents = projectStore(belgium, markets, null);
    expect(documents.map(({ locale, phoneNumber }) => [locale, phoneNumber])).toEqual([
      ['fr-BE', '+32 800 111 11'],
      ['nl-BE', '+32 800 222 22'],
    ]);
  });

  it('falls back to the first language of the country', () => {
    expect(projectStore(belgium, markets, null).map(({ openingHours }) => openingHours)).toEqual(['8h–17h', '8h–17h']);
  });

  it('has the addresses outside the shop that were entered', () => {
    const sites = projectStore(belgium, markets, null).map((document) => document.sites);
    expect(sites).toEqual([belgium.sites, belgium.sites]);
  });

  it('says what the picture of a campaign shows in each language, where the library does', () => {
    const winter = { campaignName: 'winter', startDate: '2026-11-01T00:00:00Z', endDate: '2026-12-01T00:00:00Z' };
    const focus = { x: 20, y: 75 };
    const campaigns = [{ ...winter, pageTitle: '', imageUrl: '/media/uploads/a', focus, alts: { nl: 'Sneeuw' } }];
    const shown = projectStore({ ...belgium, campaigns }, markets, null).flatMap((document) => document.campaigns);
    expect(shown.map(({ alt }) => alt)).toEqual([undefined, 'Sneeuw']);
    expect(shown.map((campaign) => campaign.focus)).toEqual([focus, focus]);
  });

  it('carries the currency of today', () => {
    const bulgaria = { ...belgium, key: 'tradehall_bg', phoneNumbers: {} };
    const currencyOn = (day: string) => projectStore(bulgaria, marketsOn(new Date(day)), null)[0]?.currencyCode;
    expect(currencyOn('2025-12-31T12:00:00Z')).toBe('BGN');
    expect(currencyOn('2026-01-01T12:00:00Z')).toBe('EUR');
  });

  it('says the same of the reviews in each language', () => {
    const summary = { averageRating: 4.57, count: 1_234 };
    const summaries = projectStore(belgium, markets, summary).map(({ reviewSummary }) => reviewSummary);
    expect(summaries).toEqual([summary, summary]);
  });

  it('refuses a store of no country and flags that are missing', () => {
    expect(() => projectStore({ ...belgium, key: 'tradehall_xx' }, markets, null)).toThrow('belongs to no country');
    expect(() => projectStore({ ...belgium, flags: {} }, markets, null)).toThrow();
  });
});
