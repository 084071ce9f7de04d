import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import {
  addressIn,
  findOwner,
  findRow,
  hasAddress,
  localesFallingBackTo,
  localesShowing,
  problemOfSlug,
} from './page-address';

const row = (key: string, locale: Locale, slug: string | null) => ({ key, locale, slug });
const rows = [
  row('payment', 'de-DE', 'zahlung'),
  row('payment', 'de-CH', 'zahlung-ch'),
  row('sale', 'de-DE', 'angebote'),
  row('sale', 'fr-FR', 'soldes'),
];

describe('the address of a content page', () => {
  it.each([
    ['payment', 'zahlung'],
    ['payment', 'πληρωμή'],
    ['msw', 'msw'],
  ])('of %s may be %s', (key, slug) => {
    expect(problemOfSlug(key, slug)).toBeNull();
  });

  it.each([
    ['payment', 'Zahlung', 'small letters'],
    ['payment', 'zahlung/', 'small letters'],
    ['payment', '', 'small letters'],
    ['payment', 'zahlung--heute', 'small letters'],
    ['payment', 'checkout', 'the shop itself'],
    ['payment', 'fr', 'the shop itself'],
    ['payment', 'ofen-12345678', 'the shop itself'],
    ['msw', 'msw-marke', 'in every language'],
  ])('of %s is not %j', (key, slug, reason) => {
    expect(problemOfSlug(key, slug)).toContain(reason);
  });

  it('is none for home and for what stands inside other pages', () => {
    expect(['home', 'promo-area', 'payment'].map(hasAddress)).toEqual([false, false, true]);
  });

  it('holds in the locales that have none of their own', () => {
    expect(localesShowing(rows, 'payment', 'de-DE')).toEqual(['de-DE', 'de-AT']);
    expect(localesShowing(rows, 'sale', 'fr-FR')).toEqual(['fr-FR', 'fr-BE', 'fr-CH']);
    expect(findRow(rows, 'payment', 'de-CH')?.slug).toBe('zahlung-ch');
    expect(findRow(rows, 'payment', 'fr-FR')).toBeNull();
  });

  it('may come to hold wherever a locale falls back to it', () => {
    expect(localesFallingBackTo('de-DE')).toEqual(['de-DE', 'de-AT', 'de-CH']);
    expect(localesFallingBackTo('de-AT')).toEqual(['de-AT']);
  });

  it('belongs to one page, also where that page only falls back to it', () => {
    expect(findOwner(rows, 'payment', 'angebote', ['de-AT'])).toEqual({ key: 'sale', locale: 'de-AT' });
    expect(findOwner(rows, 'payment', 'soldes', ['de-AT'])).toBeNull();
    expect(findOwner(rows, 'sale', 'angebote', ['de-DE'])).toBeNull();
    // Until the Swiss page is published, and whenever it is withdrawn, the German one is shown there.
    expect(findOwner(rows, 'sale', 'zahlung', ['de-CH'])).toEqual({ key: 'payment', locale: 'de-CH' });
  });

  it('has the language in front where it is not the country’s first', () => {
    expect(addressIn('de-CH', 'zahlung')).toEqual({ storeKey: 'tradehall_ch', path: '/zahlung/' });
    expect(addressIn('fr-CH', 'paiement')).toEqual({ storeKey: 'tradehall_ch', path: '/fr/paiement/' });
  });
});
