import { productSlug } from '../calls/fields.ts';
import { languages } from '../locales/languages.ts';

/** B§2.1: what stands first in an address that is no content page. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...languages,
  'home',
  'search',
  'category',
  'c',
  'p',
  'login',
  'sign-in',
  'log-out',
  'create-account',
  'password-reset',
  'reset-password',
  'account-deleted',
  'checkout',
  'cart-panel',
  'express-checkout',
  'order',
  'my-account',
  'adyen-payment-error',
  'after-payment-redirect-back',
  'exconsents',
  'contact-form',
  'contact-request',
  'newsletter-confirmation',
  'newsletter-ending',
  'consent-words',
  'navigation',
  'restock-request',
  'review',
  'product-cards',
  'personal-price',
  'staff',
  'staff-pass',
  'api',
  'font',
  'fragments',
  'suggest',
  'compare',
  'documents',
  'media',
  'fonts',
  'assets',
  'pictures',
  'images',
  'health',
]);

/** Whether a content page with this slug could never be reached. */
export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug) || productSlug.safeParse(slug).success;
}
