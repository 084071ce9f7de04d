import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { spelt } from '@tradehall/domain/locales/local-words.ts';
import { picture } from '@tradehall/engine/content/base/page-parts';
import type { SeededPage } from '@tradehall/engine/content/base/seeded-page';
import { slugOf } from '../generate/slug';
import { wordOf, type Words, wordsIn } from '../generate/words';
import type { ContentTexts } from './demo-texts';
import { saleLink } from './home-page';

const season = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2027-02-28T22:59:59.000Z' };

/** B§2.1: a seasonal sale, with a beginning and an end. */
function winterSale(texts: ContentTexts): SeededPage {
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

interface DepartmentSale {
  readonly key: string;
  readonly words: keyof ContentTexts['sales'];
  readonly departments: readonly string[];
  readonly drawing: string;
}

const departmentSales: readonly DepartmentSale[] = [
  {
    key: 'gastronomy-sale',
    words: 'gastronomy',
    departments: ['gastronomy', 'hospitality'],
    drawing: 'hero-kitchen',
  },
  {
    key: 'industrial-sale',
    words: 'industry',
    departments: ['professional-tools', 'diy', 'measurement'],
    drawing: 'hero-workshop',
  },
];

/** B§2.1: what is reduced in some departments, as long as it is. */
function departmentSale(sale: DepartmentSale, locale: Locale, texts: ContentTexts, words: Words): SeededPage {
  const { title, text } = texts.sales[sale.words];
  return {
    key: sale.key,
    slug: slugOf(title, locales[locale].language),
    title,
    metaDescription: text,
    blocks: [
      { kind: 'marketing-landing-page-config', fields: { layout: 'full-width', newsletter: true, indexed: true } },
      { kind: 'hero-banner', fields: { title, text, picture: picture(sale.drawing, 'hero'), link: saleLink(texts) } },
      ...sale.departments.map((department): ContentBlock => ({
        kind: 'home-products',
        fields: {
          title: spelt(locale, wordOf(words.departments, department).name),
          source: { by: 'tag', tag: 'on-sale', category: department, limit: 12 },
          link: { label: texts.links.showAll, to: `category:${department}` },
        },
      })),
    ],
  };
}

/** B§2.1: where a link in an advertisement leads to sign up for the newsletter. */
function newsletterPage({ newsletterPage: words, home }: ContentTexts): SeededPage {
  return {
    key: 'newsletter',
    slug: 'newsletter',
    title: words.title,
    metaDescription: words.text,
    blocks: [
      { kind: 'newsletter', fields: words },
      {
        kind: 'home-products',
        fields: { title: home.newProducts, source: { by: 'tag', tag: 'new', limit: 12 } },
      },
    ],
  };
}

export function campaignPages(locale: Locale, texts: ContentTexts): SeededPage[] {
  const words = wordsIn(locales[locale].language);
  return [
    winterSale(texts),
    ...departmentSales.map((sale) => departmentSale(sale, locale, texts, words)),
    newsletterPage(texts),
  ];
}
