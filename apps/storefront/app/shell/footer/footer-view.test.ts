import { describe, expect, it } from 'vitest';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { brandPages, staticPageKeys } from '@tradehall/domain/content/content-pages.ts';
import { contentPagesOf } from '../../routing/content-pages.ts';
import { sampleStore } from '../../testing/sample-store.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { footerView } from './footer-view.ts';

const pagesOf = (keys: readonly string[]) =>
  contentPagesOf(keys.map((key) => ({ key, slug: key, title: key, slugAllLocales: {} })));

const allPages = pagesOf([...staticPageKeys, ...Object.keys(brandPages)]);
const departments = [{ name: 'Kitchen', href: '/kitchen/' }];
const today = new Date('2026-11-15');

const store = (loyalty: boolean): StoreDocument => ({
  key: 'tradehall_co_uk',
  country: 'GB',
  locale: 'en-GB',
  currencyCode: 'GBP',
  languages: ['en'],
  flags: {
    sale_of_additional_guarantee_enabled: true,
    vat_validation_enabled: false,
    change_tax_rate_enabled: false,
    google_autocomplete_enabled: false,
    trustpilot_in_header_enabled: false,
    complementary_products_enabled: false,
    loyalty_discount_enabled: loyalty,
    contact_webform_enabled: true,
  },
  phoneNumber: null,
  openingHours: null,
  emailAddress: 'service@example.com',
  campaigns: [],
  bankDetails: null,
  switchedOffMethods: [],
  sites: {
    'about-us': 'https://company.example.com/',
    jobs: 'https://company.example.com/jobs',
    'returns-portal': 'https://returns.example.com/',
    linkedin: 'https://linkedin.example.com/tradehall',
    youtube: 'https://youtube.example.com/tradehall',
  },
  state: 'open',
  shippingFees: [],
  reviewSummary: null,
});

const footerOf = (contentPages = allPages, hasLoyalty = true) =>
  footerView({ departments, store: store(hasLoyalty), today }, shopOf('en-GB', { contentPages }));

const namesIn = (key: string, footer = footerOf()) =>
  footer.columns.find((column) => column.key === key)?.links.map(({ name }) => name) ?? null;

describe('the footer', () => {
  it('has four columns', () => {
    expect(footerOf().columns.map(({ title }) => title)).toEqual([
      'Customer service',
      'About us',
      'Our products',
      'Our brands',
    ]);
  });

  it('links ten brands at their fixed paths', () => {
    const links = footerOf().columns.find(({ key }) => key === 'our-brands')?.links ?? [];
    expect(links.map(({ href }) => href)).toEqual([
      '/royal-catering/',
      '/stamos/',
      '/msw/',
      '/steinberg-systems/',
      '/ulsonix/',
      '/hillvert/',
      '/physa/',
      '/wiesenfield/',
      '/frommstarck/',
      '/uniprodo/',
    ]);
  });

  it('lists recalls, the departments and discount codes under products', () => {
    const names = namesIn('our-products') ?? [];
    expect([names[0], names[1], names.at(-1)]).toEqual(['Product recalls', 'Kitchen', 'Discount codes']);
  });

  it('speaks of the partners programme only where the store has one', () => {
    expect(namesIn('about-us')).toContain('Partners programme');
    expect(namesIn('about-us', footerOf(allPages, false))).not.toContain('Partners programme');
  });

  it('leaves out pages the shop does not have, and columns with nothing in them', () => {
    const footer = footerOf(pagesOf(['payment']));
    expect(namesIn('our-brands', footer)).toBeNull();
    expect(namesIn('customer-service', footer)).toContain('Secure payment methods');
    expect(namesIn('customer-service', footer)).not.toContain('FAQs');
  });

  it('marks the blog, and the links that leave the shop', () => {
    const links = footerOf().columns.flatMap((column) => column.links);
    expect(links.find(({ name }) => name === 'Inspirations')?.tag).toBe('Blog');
    expect(links.filter(({ isExternal }) => isExternal).map(({ name }) => name)).toEqual([
      'Returns portal',
      'About Tradehall',
      'Jobs',
    ]);
  });

  it('leads outside only where the store has an address for it', () => {
    expect(footerOf().social?.links.map(({ name, href }) => [name, href])).toEqual([
      ['YouTube', 'https://youtube.example.com/tradehall'],
      ['LinkedIn', 'https://linkedin.example.com/tradehall'],
    ]);
    const facts = { departments, store: { ...store(true), sites: {} }, today };
    const without = footerView(facts, shopOf('en-GB', { contentPages: allPages }));
    expect(without.social).toBeNull();
    expect(without.columns.flatMap(({ links }) => links).filter(({ isExternal }) => isExternal)).toEqual([]);
  });

  it('counts the years from 2007', () => {
    expect(footerOf().copyright).toBe('© 2007–2026 Tradehall');
  });

  it('names the ways to pay where one can buy, and none in a catalogue', () => {
    expect(footerOf().payment?.names).toContain('PayPal');
    expect(footerView({ departments, store: null, today }, shopOf('el-GR')).payment).toBeNull();
  });

  it('names the bank transfer only where an account is entered for it', () => {
    const namesOf = (bankDetails: StoreDocument['bankDetails']) =>
      footerView({ departments, store: { ...store(true), bankDetails }, today }, shopOf('de-DE')).payment?.names;
    expect(namesOf(sampleStore.bankDetails)).toContain('Überweisung');
    expect(namesOf(null)).not.toContain('Überweisung');
  });
});
