import { sitemapKinds } from '@tradehall/domain/search/sitemap.calls.ts';

export type SitemapName =
  { readonly kind: 'pages' } | { readonly kind: (typeof sitemapKinds)[number]; readonly part: number };

const pattern = /^\/sitemap-(?:(pages)|(?:(products|categories)-([1-9]\d{0,4})))\.xml$/;

/** Which sitemap a path inside its language names. */
export function findSitemap(path: string): SitemapName | null {
  const [, pages, list, part = ''] = pattern.exec(path) ?? [];
  if (pages !== undefined) return { kind: 'pages' };
  const kind = sitemapKinds.find((known) => known === list);
  return kind === undefined ? null : { kind, part: Number(part) };
}

export const sitemapPath = (name: SitemapName): string =>
  name.kind === 'pages' ? '/sitemap-pages.xml' : `/sitemap-${name.kind}-${name.part}.xml`;
