import { takesOrders } from '@tradehall/domain/countries/store.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { basePages } from '@tradehall/engine/content/base/base-pages';
import { paragraphs } from '@tradehall/engine/content/base/page-parts';
import type { SeededPage } from '@tradehall/engine/content/base/seeded-page';
import { baseAuthor, pagesOfLocales, writePages } from '@tradehall/engine/content/base/write-pages';
import type { Database } from '@tradehall/engine/platform/database';
import { articlePages, articlePosts } from './articles';
import { blockSamples } from './block-samples';
import { houseBrandPages } from './brand-pages';
import { campaignPages } from './campaign-pages';
import { type ContentTexts, contentTextsIn } from './demo-texts';
import { fragments } from './fragments';
import { homePage } from './home-page';

/** The page of guides that every shop has, with those of the demo. */
const inspirations = (locale: Locale, texts: ContentTexts): SeededPage[] =>
  basePages(locale)
    .filter(({ key }) => key === 'inspirations')
    .map((page) => ({
      ...page,
      blocks: [
        ...page.blocks,
        { kind: 'blog-posts', fields: { title: texts.home.articles, posts: articlePosts(texts) } },
      ],
    }));

/** The steps of the discount, which the demo enters for its products. */
const volumeDiscount = (locale: Locale, { volumeSteps }: ContentTexts): SeededPage[] =>
  basePages(locale)
    .filter(({ key }) => key === 'volume-discount')
    .map((page) => ({
      ...page,
      blocks: page.blocks.toSpliced(-1, 0, {
        kind: 'text-section',
        fields: { title: volumeSteps.heading, html: paragraphs(volumeSteps.text) },
      }),
    }));

/** Where nothing can be ordered there is no discount to promise. */
const promoArea = ({ home, links, promises }: ContentTexts, hasOrders: boolean): SeededPage => ({
  key: 'promo-area',
  slug: null,
  title: home.title,
  metaDescription: home.description,
  blocks: [
    {
      kind: 'strap-with-link',
      fields: hasOrders
        ? { text: home.promo, link: { label: links.toVolume, to: 'page:volume-discount' } }
        : { text: promises.quotation.title, link: { label: links.contactUs, to: 'page:contact' } },
    },
  ],
});

/** What the demo shows besides the pages of every shop, and in the place of three of them. */
export function demoPages(locale: Locale): readonly SeededPage[] {
  const texts = contentTextsIn(locale);
  const hasOrders = takesOrders(locale);
  return [
    homePage(texts, hasOrders),
    promoArea(texts, hasOrders),
    ...inspirations(locale, texts),
    ...volumeDiscount(locale, texts),
    ...articlePages(locale, texts),
    ...houseBrandPages(texts),
    ...campaignPages(locale, texts),
    blockSamples(texts),
    ...fragments(texts),
  ];
}

export function writeDemoContent(database: Database): Promise<number> {
  return writePages(database, {
    pages: pagesOfLocales(demoPages),
    author: 'demo',
    mayReplace: [baseAuthor, 'demo'],
  });
}
