import { takesOrders } from '@tradehall/domain/countries/store.ts';
import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { orderingPageKeys } from '@tradehall/domain/content/content-pages.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { type BaseTexts, baseTextsOf } from './base-texts';
import { picture, promises } from './page-parts';
import type { SeededPage } from './seeded-page';
import { writtenPages } from './written-pages';

/** Links to no category and promises no discount: a new shop has none. */
function homePage(texts: BaseTexts, hasOrders: boolean): SeededPage {
  const { home, links, pages } = texts;
  const guarantee: ContentBlock = {
    kind: 'banner-box',
    fields: {
      title: pages['premium-guarantee'].title,
      text: pages['premium-guarantee'].description,
      picture: picture('guarantee-shield-tool'),
      link: { label: links.toGuarantee, to: 'page:premium-guarantee' },
    },
  };
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
      promisesBlock(texts, hasOrders),
      {
        kind: 'home-products',
        fields: { title: home.bestsellers, source: { by: 'tag', tag: 'bestseller', limit: 12 } },
      },
      ...(hasOrders ? [guarantee] : []),
    ],
  };
}

/** What the shop stands for. Without orders it delivers nothing, and nothing is sent back. */
export const promisesBlock = (texts: BaseTexts, hasOrders: boolean): ContentBlock =>
  hasOrders
    ? { kind: 'usp-carousel', fields: { promises: promises(texts, 'delivery', 'withdrawal', 'guarantee', 'advice') } }
    : { kind: 'usp-section', fields: { promises: promises(texts, 'quotation', 'advice') } };

/** The pages a new shop opens with. */
export function basePages(locale: Locale): readonly SeededPage[] {
  const texts = baseTextsOf(locale);
  const hasOrders = takesOrders(locale);
  const written = writtenPages(texts, hasOrders).filter(({ key }) => hasOrders || !orderingPageKeys.has(key));
  return [homePage(texts, hasOrders), ...written];
}
