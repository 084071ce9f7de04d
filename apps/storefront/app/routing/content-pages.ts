import type { ContentPage } from '@tradehall/domain/content/content-document.ts';

/** The content pages a locale has an address for. */
export interface ContentPages {
  readonly all: readonly ContentPage[];
  readonly findByKey: (key: string) => ContentPage | null;
  readonly findBySlug: (slug: string) => ContentPage | null;
}

export function contentPagesOf(all: readonly ContentPage[]): ContentPages {
  const byKey = new Map(all.map((page) => [page.key, page]));
  const bySlug = new Map(all.map((page) => [page.slug, page]));
  return {
    all,
    findByKey: (key) => byKey.get(key) ?? null,
    findBySlug: (slug) => bySlug.get(slug) ?? null,
  };
}
