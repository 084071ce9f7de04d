import { z } from 'zod';

/** B§2.1: the content pages every shop has. */
export const staticPageKeys = [
  'privacy-data',
  'company-information',
  'terms-and-conditions',
  'help-centre-faq',
  'payment',
  'withdrawal-policy',
  'dispatch-information',
  'battery-regulations',
  'premium-guarantee',
  'partners',
  'best-prices-guaranteed',
  'our-history',
  'inspirations',
  'product-recalls',
  'discount-codes',
  'merchant-information',
] as const;
export type StaticPageKey = (typeof staticPageKeys)[number];

/** What only a shop that takes orders can say. A shop in catalogue mode has such a page where somebody wrote it for that shop. */
export const orderingPageKeys: ReadonlySet<string> = new Set([
  'terms-and-conditions',
  'payment',
  'withdrawal-policy',
  'dispatch-information',
  'premium-guarantee',
  'partners',
  'discount-codes',
  'merchant-information',
  'volume-discount',
]);

/** B§2.3: the house brands; their paths are the same in every language. */
export const brandPages = {
  'royal-catering': 'Royal Catering',
  stamos: 'Stamos',
  msw: 'MSW',
  'steinberg-systems': 'Steinberg Systems',
  ulsonix: 'Ulsonix',
  hillvert: 'Hillvert',
  physa: 'Physa',
  wiesenfield: 'Wiesenfield',
  frommstarck: 'Frommstarck',
  uniprodo: 'Uniprodo',
} as const;
export type BrandPageKey = keyof typeof brandPages;

/** Content that stands inside other pages and has no address of its own. */
export const fragmentKeys = ['promo-area', 'not-found-departments', 'not-found-brands'] as const;
export type FragmentKey = (typeof fragmentKeys)[number];

export const homePageKey = 'home';

export const contentKey = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100);
