import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { ContentBlock } from '@tradehall/domain/content/content-block.ts';
import type { ShownContent } from '@tradehall/domain/content/content.calls.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { PageLayout } from '../request/page-facts.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { BlockView } from './block-views.ts';
import type { TrailView } from '../ui/layout/trail.tsx';
import { articleParts } from './article-parts.ts';
import type { ContentFacts } from './content-facts.ts';
import { readingRun, type ReadingRunView } from './reading-run.tsx';
import { resolveLink, isShopHostOf } from './resolve-link.ts';
import { viewBlock } from './view-block.ts';

/** A content page, or a fragment of one, ready to be drawn. */
export interface ContentView {
  readonly kind: 'content';
  readonly key: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly layout: PageLayout;
  /** Whether the frame puts its newsletter block under the page, which it may have itself. */
  readonly hasNewsletter: boolean;
  readonly robots: string | null;
  readonly blocks: readonly BlockView[];
  /** What stands beside a table of its contents; null where there is little to read. */
  readonly reading: ReadingRunView | null;
  /** No block's title is the page's. */
  readonly lacksTitle: boolean;
  /** The way down to an article; null above every other page. */
  readonly trail: TrailView | null;
  /** What search engines read of an article. */
  readonly structuredData: string | null;
  /** Said over a draft. */
  readonly draftText: string | null;
  /** B§2.7: the components overview, for staff. */
  readonly showsKinds: boolean;
  /** For the eyes of staff: never to be stored. */
  readonly isPrivate: boolean;
}

interface Circumstances {
  readonly shop: ShopRequest;
  readonly store: StoreDocument | null;
  /** Of the products that links name. */
  readonly productSlugs: ReadonlyMap<string, string>;
  readonly now: Date;
  readonly isDraft: boolean;
  readonly showsKinds: boolean;
}

function factsOf(content: ShownContent, { shop, store, productSlugs, now }: Circumstances): ContentFacts {
  const { country, locale } = shop;
  const translate = translator(locale);
  const links = pageLinks(shop);
  const categories = new Map(content.categories.map((category) => [category.key, category]));
  const linkFacts = {
    links,
    categorySlugs: new Map(content.categories.map(({ key, slug }) => [key, slug])),
    productSlugs,
    isShopHost: isShopHostOf(shop),
    newTabHint: translate('shell.newTab'),
  };
  return {
    shop,
    country,
    locale,
    store,
    translate,
    now,
    findLink: (to) => resolveLink(to, linkFacts),
    findCategory: (key) => {
      const category = categories.get(key);
      return category === undefined
        ? null
        : { href: links.category(category.slug), label: category.name, newTabHint: null };
    },
    productsAt: (place) => content.products[place] ?? [],
    recalls: content.recalls,
  };
}

/** The page's title if it has one, or else a hero that opens the page. */
function findTitleBlock(blocks: readonly ContentBlock[]): number {
  const title = blocks.findIndex(({ kind }) => kind === 'page-title');
  return title === -1 ? blocks.findIndex(({ kind }) => kind === 'hero-banner') : title;
}

function configOf(blocks: readonly ContentBlock[]) {
  const config = blocks.find((block) => block.kind === 'marketing-landing-page-config');
  return config?.fields ?? { layout: 'default' as const, newsletter: true, indexed: true };
}

export function contentView(content: ShownContent, circumstances: Circumstances): ContentView {
  const { isDraft, showsKinds } = circumstances;
  const blocks = content.content;
  const facts = factsOf(content, circumstances);
  const titleIndex = findTitleBlock(blocks);
  const { layout, newsletter, indexed } = configOf(blocks);
  const views = blocks.map((block, index) =>
    viewBlock(block, facts, { place: String(index), isPageTitle: index === titleIndex }),
  );
  const isPrivate = isDraft || showsKinds;
  // Only the overview has something to show for a block that draws nothing.
  const shown = views
    .filter((view) => view !== null)
    .filter(({ kind }) => showsKinds || kind !== 'marketing-landing-page-config');
  return {
    kind: 'content',
    key: content.key,
    title: content.title,
    metaDescription: content.metaDescription,
    layout,
    hasNewsletter: newsletter && !blocks.some(({ kind }) => kind === 'newsletter'),
    robots: indexed && !isPrivate ? null : 'noindex',
    blocks: shown,
    reading: readingRun(shown, facts.translate('content.onThisPage')),
    lacksTitle: views[titleIndex] == null,
    ...articleParts(content, facts),
    draftText: isDraft ? facts.translate('content.draft') : null,
    showsKinds,
    isPrivate,
  };
}
