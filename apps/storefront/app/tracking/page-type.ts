import { readText } from './read-view.ts';

export type PageType =
  'home' | 'category' | 'product' | 'content' | 'search' | 'cart' | 'addresses' | 'payment' | 'thank-you' | 'other';

const byPath: Readonly<Record<string, PageType>> = {
  '/': 'home',
  '/search': 'search',
  '/checkout/cart': 'cart',
  '/checkout/addresses': 'addresses',
  '/checkout/payment': 'payment',
  '/checkout/thank-you': 'thank-you',
};

const byKind: Readonly<Record<string, PageType>> = { product: 'product', category: 'category', content: 'content' };

export function pageTypeOf(path: string, view: unknown): PageType {
  const [bare = ''] = path.split('?');
  return byPath[bare] ?? byPath[bare.replace(/\/$/, '')] ?? byKind[readText(view, 'kind')] ?? 'other';
}
