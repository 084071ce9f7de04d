import type { ContentBlock, FieldsOf } from '@tradehall/domain/content/content-block.ts';
import type { ShownContent } from '@tradehall/domain/content/content.calls.ts';
import { pageLinks } from '../request/page-links.ts';
import { structuredText, trailData } from '../request/structured-data.ts';
import type { TrailView } from '../ui/layout/trail.tsx';
import type { ContentFacts } from './content-facts.ts';

interface ArticleParts {
  readonly trail: TrailView | null;
  readonly structuredData: string | null;
}

/** The page that lists all articles. */
const overviewKey = 'inspirations';

function findArticleTitle(blocks: readonly ContentBlock[]): FieldsOf<'page-title'> | null {
  const title = blocks.find(({ kind }) => kind === 'page-title');
  return title?.kind === 'page-title' && title.fields.publishedOn !== undefined ? title.fields : null;
}

function trailOf({ shop, translate }: ContentFacts): TrailView {
  const links = pageLinks(shop);
  const overview = shop.contentPages.findByKey(overviewKey);
  const href = links.contentPage(overviewKey);
  return {
    label: translate('trail.label'),
    steps: [
      { name: translate('trail.home'), href: links.home },
      ...(overview === null || href === null ? [] : [{ name: overview.title, href }]),
    ],
  };
}

/** What a page has besides its blocks if its title says of which day it is: then it is an article. */
export function articleParts({ key, content, metaDescription }: ShownContent, facts: ContentFacts): ArticleParts {
  const article = findArticleTitle(content);
  if (article === null) return { trail: null, structuredData: null };
  const { shop, locale } = facts;
  const origin = shop.originOf(locale);
  const trail = trailOf(facts);
  // A draft of a page that was never published has no address yet.
  const path = pageLinks(shop).contentPage(key);
  if (path === null) return { trail, structuredData: null };
  const address = new URL(path, origin).href;
  const publisher = { '@type': 'Organization', name: 'Tradehall', url: new URL(origin).href };
  const data = {
    '@type': 'Article',
    '@id': address,
    url: address,
    headline: article.title,
    description: metaDescription,
    datePublished: article.publishedOn,
    inLanguage: locale,
    ...(article.picture !== undefined && { image: new URL(article.picture.src, origin).href }),
    author: publisher,
    publisher,
  };
  return {
    trail,
    structuredData: structuredText([data, trailData(trail.steps, { name: article.title, href: address })]),
  };
}
