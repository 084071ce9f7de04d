import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { type BaseTexts, baseTextsOf } from './base-texts';
import { picture, promises } from './page-parts';
import type { SeededPage } from './seeded-page';
import { writtenPages } from './written-pages';

/** Links to no category and promises no discount: a new shop has none. */
function homePage(texts: BaseTexts): SeededPage {
  const { home, links, pages } = texts;
  return {
    key: 'home',
    slug: null,
    title: home.title,
    metaDescription: home.description,
    blocks: [
      {
        kind: 'hero-banner',
        fields: {
          title: home.heroTitle,
          text: home.heroText,
          picture: picture('hero-kitchen', 'hero'),
          link: { label: links.contactUs, to: 'page:contact' },
        },
      },
      {
        kind: 'usp-carousel',
        fields: { promises: promises(texts, 'delivery', 'withdrawal', 'guarantee', 'advice') },
      },
      {
        kind: 'home-products',
        fields: { title: home.bestsellers, source: { by: 'tag', tag: 'bestseller', limit: 12 } },
      },
      {
        kind: 'banner-box',
        fields: {
          title: pages['premium-guarantee'].title,
          text: pages['premium-guarantee'].description,
          picture: picture('guarantee-shield-tool'),
          link: { label: links.toGuarantee, to: 'page:premium-guarantee' },
        },
      },
    ],
  };
}

/** The pages a new shop opens with. */
export function basePages(locale: Locale): readonly SeededPage[] {
  const texts = baseTextsOf(locale);
  return [homePage(texts), ...writtenPages(texts)];
}
