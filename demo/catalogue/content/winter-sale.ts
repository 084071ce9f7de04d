import { picture } from '@tradehall/engine/content/base/page-parts';
import type { SeededPage } from '@tradehall/engine/content/base/seeded-page';
import type { ContentTexts } from './demo-texts';
import { saleLink } from './home-page';

const season = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2027-02-28T22:59:59.000Z' };

/** B§2.1: a seasonal sale, with a beginning and an end. */
export function winterSale(texts: ContentTexts): SeededPage {
  const { winterSale: words } = texts;
  const hero = { title: words.heroTitle, text: words.heroText, picture: picture('hero-winter-sale', 'hero') };
  return {
    key: 'winter-sale',
    slug: words.slug,
    title: words.title,
    metaDescription: words.description,
    blocks: [
      { kind: 'marketing-landing-page-config', fields: { layout: 'full-width', newsletter: true, indexed: true } },
      { kind: 'page-title', fields: { title: words.title, text: words.description } },
      { kind: 'campaign-banner', fields: { ...hero, link: saleLink(texts), campaignName: 'winter-sale', ...season } },
      { kind: 'campaign-countdown', fields: { title: words.countdown, ...season } },
      {
        kind: 'product-listing',
        fields: { title: words.products, source: { by: 'tag', tag: 'on-sale', limit: 24 } },
      },
    ],
  };
}
