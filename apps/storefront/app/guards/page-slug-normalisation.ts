import type { ContentPage } from '@tradehall/domain/content/content-document.ts';
import type { ContentPages } from '../routing/content-pages.ts';

/**
 * B§2.2: the content page that is known here by another slug: by its key, or by its slug in another locale. Asked after all
 * pages of this locale, whose slugs come first: a category here may be called as a content page is elsewhere.
 */
export const pageSlugNormalisation = (slug: string, pages: ContentPages): ContentPage | null =>
  pages.findByKey(slug) ?? pages.all.find(({ slugAllLocales }) => Object.values(slugAllLocales).includes(slug)) ?? null;
