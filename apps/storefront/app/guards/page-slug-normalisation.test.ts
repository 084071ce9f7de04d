import { describe, expect, it } from 'vitest';
import { contentPagesOf } from '../routing/content-pages.ts';
import { pageSlugNormalisation } from './page-slug-normalisation.ts';

const payment = {
  key: 'payment',
  slug: 'zahlung',
  title: 'Zahlung',
  slugAllLocales: { 'de-DE': 'zahlung', 'fr-FR': 'paiement', 'el-GR': 'πληρωμή' },
} as const;
const pages = contentPagesOf([
  payment,
  { key: 'our-history', slug: 'geschichte', title: 'Geschichte', slugAllLocales: {} },
]);

describe('a content page asked for by another name', () => {
  it.each(['payment', 'paiement', 'πληρωμή', 'zahlung'])('is found as %s', (slug) => {
    expect(pageSlugNormalisation(slug, pages)).toBe(payment);
  });

  it.each(['nowhere', '', 'pay'])('is not %j', (slug) => {
    expect(pageSlugNormalisation(slug, pages)).toBeNull();
  });
});
