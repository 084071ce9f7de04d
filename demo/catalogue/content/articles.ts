import type { ContentBlock, FieldsOf } from '@tradehall/domain/content/content-block.ts';
import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { spelt } from '@tradehall/domain/locales/local-words.ts';
import { paragraphs } from '@tradehall/engine/content/base/page-parts';
import type { SeededPage } from '@tradehall/engine/content/base/seeded-page';
import { categoryTree, type CategoryNode } from '../generate/categories';
import { categoryPictureUrl } from '../generate/picture-look';
import { shortened, slugOf } from '../generate/slug';
import { wordOf, type Words, wordsIn } from '../generate/words';
import type { ArticleKey, ContentTexts } from './demo-texts';

interface Article {
  readonly key: ArticleKey;
  readonly date: string;
  /** The goods it speaks of: they stand below it. */
  readonly category: string;
  /** Whose picture it has. */
  readonly family: string;
}

/** The newest first. */
export const articles: readonly Article[] = (
  [
    ['deep-fryers', '2026-11-10', 'gastronomy/frying-and-grilling/deep-fryers', 'deep-fryers'],
    ['welding', '2026-11-03', 'professional-tools/welding', 'mig-mag-welders'],
    ['cold-chain', '2026-10-27', 'gastronomy/refrigeration', 'refrigerated-cabinets'],
    ['scales', '2026-10-20', 'measurement/scales', 'platform-scales'],
    ['pressure-washers', '2026-10-13', 'cleaning/pressure-and-steam/pressure-washers', 'pressure-washers'],
    ['dehumidifiers', '2026-10-06', 'home-and-garden/heating-and-climate/dehumidifiers', 'dehumidifiers'],
    ['vacuum-sealers', '2026-09-29', 'gastronomy/food-preparation/vacuum-sealers', 'vacuum-sealers'],
    ['electric-hoists', '2026-09-22', 'professional-tools/lifting/electric-hoists', 'electric-hoists'],
    ['ultrasonic-cleaners', '2026-09-15', 'cleaning/hygiene/ultrasonic-cleaners', 'ultrasonic-cleaners'],
    ['coffee-grinders', '2026-09-08', 'hospitality/hot-drinks/coffee-grinders', 'coffee-grinders'],
    [
      'power-supplies',
      '2026-09-01',
      'measurement/electronics-bench/laboratory-power-supplies',
      'laboratory-power-supplies',
    ],
    ['ladders', '2026-08-25', 'diy/ladders-and-platforms', 'telescopic-ladders'],
  ] as const
).map(([key, date, category, family]) => ({ key, date, category, family }));

const nodes = new Map(categoryTree().map((node) => [node.key, node]));
const familyNodes = new Map(
  [...nodes.values()].flatMap((node) =>
    node.subject.level === 'family' ? [[node.subject.family.key, node] as const] : [],
  ),
);

function nodeOf<Key>(found: ReadonlyMap<Key, CategoryNode>, key: Key): CategoryNode {
  const node = found.get(key);
  if (node === undefined) throw new Error(`an article names the category ${String(key)}, which is not in the tree`);
  return node;
}

/** A square of the family's first product, in a size that all cards and the head of an article can use. */
function pictureOf({ family }: Article) {
  const url = categoryPictureUrl(nodeOf(familyNodes, family));
  return { src: `${url}-640.webp`, alt: '', width: 640, height: 640 };
}

export const articlePageKey = (key: ArticleKey): string => `guide-${key}`;

type Posts = FieldsOf<'blog-posts'>['posts'];

export const articlePosts = (texts: ContentTexts, shown: readonly Article[] = articles): Posts =>
  shown.map((article) => ({
    title: texts.articles[article.key].title,
    text: texts.articles[article.key].lead,
    date: article.date,
    picture: pictureOf(article),
    link: { label: texts.links.readMore, to: `page:${articlePageKey(article.key)}` },
  }));

function goodsName({ category }: Article, words: Words): string {
  const { subject } = nodeOf(nodes, category);
  if (subject.level === 'group') return wordOf(words.groups, subject.group);
  if (subject.level === 'family') return wordOf(words.families, subject.family.key).many;
  throw new Error(`${category} is neither a group nor a family`);
}

const nextToRead = 3;

/** The older ones that follow it, from the oldest on again to the newest. */
function nextOf(article: Article): readonly Article[] {
  const at = articles.indexOf(article);
  return [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, nextToRead);
}

const slugLength = 60;

function articlePage(article: Article, locale: Locale, texts: ContentTexts, words: Words): SeededPage {
  const { title, lead, sections } = texts.articles[article.key];
  const { category, date } = article;
  const blocks: ContentBlock[] = [
    { kind: 'page-title', fields: { title, text: lead, picture: pictureOf(article), publishedOn: date } },
    ...sections.map(({ heading, text }): ContentBlock => ({
      kind: 'text-section',
      fields: { title: heading, html: paragraphs(text) },
    })),
    {
      kind: 'home-products',
      fields: {
        title: spelt(locale, goodsName(article, words)),
        source: { by: 'category', category, limit: 12 },
        link: { label: texts.links.showAll, to: `category:${category}` },
      },
    },
    {
      kind: 'blog-posts-with-link',
      fields: {
        title: texts.home.articles,
        posts: articlePosts(texts, nextOf(article)),
        link: { label: texts.links.allArticles, to: 'page:inspirations' },
      },
    },
  ];
  return {
    key: articlePageKey(article.key),
    slug: shortened(slugOf(title, locales[locale].language), slugLength),
    title,
    metaDescription: lead,
    blocks,
  };
}

export function articlePages(locale: Locale, texts: ContentTexts): SeededPage[] {
  const words = wordsIn(locales[locale].language);
  return articles.map((article) => articlePage(article, locale, texts, words));
}
