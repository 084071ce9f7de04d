import { slug as categorySlug } from '@tradehall/domain/calls/fields.ts';
import { isLanguage } from '@tradehall/domain/locales/languages.ts';

export type FoundPage =
  | { readonly kind: 'product'; readonly slug: string; readonly sku: string }
  | { readonly kind: 'category'; readonly slug: string };

/** A§2: the slug of a product ends in its number of eight digits. */
const productSlug = /^.+-(\d{8})$/;

function pageOfSlug(slug: string): FoundPage | null {
  const productNumber = productSlug.exec(slug)?.[1];
  if (productNumber !== undefined) return { kind: 'product', slug, sku: `EX${productNumber}` };
  return categorySlug.safeParse(slug).success ? { kind: 'category', slug } : null;
}

/** What a path of the catch-all route asks for; null where no page can be. `path` is decoded and without basename. */
export function findPage(path: string, nativeRouting: boolean): FoundPage | null {
  const segments = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  const prefix = nativeRouting ? segments.shift() : undefined;
  const [slug, ...beyond] = segments;
  if (slug === undefined || beyond.length > 0 || isLanguage(slug)) return null;
  const page = pageOfSlug(slug);
  if (page === null || !nativeRouting) return page;
  return prefix === (page.kind === 'product' ? 'p' : 'c') ? page : null;
}

interface NamedPage {
  readonly kind: FoundPage['kind'] | 'content';
  readonly slug: string;
}

/** The one address of a page inside its language: categories and content end in a slash, products do not. */
export function pagePath({ kind, slug }: NamedPage, nativeRouting: boolean): string {
  const encoded = encodeURIComponent(slug);
  if (kind === 'product') return nativeRouting ? `/p/${encoded}` : `/${encoded}`;
  // Content has no prefix of its kind in any country.
  return nativeRouting && kind === 'category' ? `/c/${encoded}/` : `/${encoded}/`;
}
