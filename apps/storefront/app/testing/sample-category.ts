import type { WireAnswer } from '@tradehall/domain/calls/wire.ts';
import type { CategoryDocument } from '@tradehall/domain/catalogue/category-document.ts';

/** Ovens of the French-speaking Swiss shop, with what a test is about changed. */
export const sampleCategory = (changes: Partial<CategoryDocument> = {}): CategoryDocument => ({
  id: '7',
  key: 'ovens',
  name: 'Fours',
  slug: 'fours',
  slugAllLocales: { 'fr-CH': 'fours' },
  metaTitle: '',
  metaDescription: '',
  imageUrl: null,
  contentHtml: '<p>Des fours pour les cuisines qui vont vite.</p>',
  hasProducts: true,
  ancestors: [{ key: 'gastronomy', name: 'Restauration', slug: 'restauration' }],
  children: [],
  siblings: [],
  relatedCategories: [],
  posts: [],
  ...changes,
});

export const categoryAnswer = (changes: Partial<CategoryDocument> = {}): WireAnswer => ({
  status: 200,
  body: { data: { query: 'page', categories: { results: [sampleCategory(changes)] } } },
});
