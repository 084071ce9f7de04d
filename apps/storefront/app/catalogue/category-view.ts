import type { CategoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import type { CategoryLink, CategoryLinkWithProducts } from '@tradehall/domain/catalogue/category-link.ts';
import type { SearchAnswer } from '@tradehall/domain/search/search-answer.ts';
import { formatCount } from '../i18n/formats.ts';
import { treeGroup, type FilterGroup, type FilterRow } from '../listing/filter-views.ts';
import { filterCount, listingSearch, withoutFilters, type ListingAddress } from '../listing/listing-address.ts';
import type { ListingFacts } from '../listing/listing-facts.ts';
import { listingView, type EmptyView, type ListingView } from '../listing/listing-view.ts';
import { pageLinks } from '../request/page-links.ts';
import { trailView } from '../request/trail-view.ts';
import type { TrailView } from '../ui/layout/trail.tsx';
import type { NamedLinkView } from '../ui/link-view.ts';
import { categoryHtml } from './category-html.ts';
import { categoryWords } from './category-words.ts';

interface CategoryText {
  /** Its first paragraph; empty where there is none. */
  readonly lead: string;
  /** What follows it; all of it where something else comes before the paragraph. */
  readonly rest: string;
}

const paragraph = /<p>(?:(?!<\/p>).)*<\/p>/s;
const block = /<(?:p|h2|h3|h4|ul|ol|blockquote)>/;

/** What is said about a category before its products and after them. The HTML is sanitised: its tags are plain. */
function categoryText(html: string): CategoryText {
  if (!block.test(html)) return { lead: html, rest: '' };
  const lead = paragraph.exec(html)?.[0] ?? '';
  return { lead, rest: html.startsWith(lead) ? html.slice(lead.length).trim() : html };
}

interface LinksView {
  readonly label: string;
  readonly links: readonly NamedLinkView[];
}

export interface CategoryView {
  readonly kind: 'category';
  readonly title: string;
  readonly metaDescription: string;
  readonly name: string;
  readonly trail: TrailView;
  /** Null where it has none. */
  readonly picture: string | null;
  /** Ready HTML; folded where it is long. */
  readonly lead: {
    readonly html: string;
    readonly fold: { readonly more: string; readonly less: string } | null;
  } | null;
  readonly children: LinksView | null;
  /** Null while the search is away. */
  readonly listing: ListingView | null;
  readonly unavailable: string;
  /** Ready HTML of what else there is to say; null on further pages. */
  readonly text: string | null;
  readonly related: LinksView | null;
  readonly posts: LinksView | null;
}

interface CategoryFacts extends ListingFacts {
  readonly category: CategoryDocument;
  readonly address: ListingAddress;
  readonly answer: SearchAnswer | null;
}

/** What fits into three lines of the page. */
const lettersUnfolded = 260;

function leadView(html: string, { translate }: CategoryFacts): CategoryView['lead'] {
  if (html === '') return null;
  const letters = html.replaceAll(/<[^>]*>/g, '').length;
  const fold = { more: translate('category.readMore'), less: translate('category.readLess') };
  return { html, fold: letters > lettersUnfolded ? fold : null };
}

const linksView = (label: string, links: readonly NamedLinkView[]): LinksView | null =>
  links.length === 0 ? null : { label, links };

const withProducts = (categories: readonly CategoryLinkWithProducts[]): readonly CategoryLinkWithProducts[] =>
  categories.filter(({ hasProducts }) => hasProducts);

/** The categories above, the category itself and what lies below it; beside it where nothing does. Each is a page. */
function categoryTree(facts: CategoryFacts): FilterGroup | null {
  const { category, answer, shop } = facts;
  const links = pageLinks(shop);
  const counts = new Map(answer?.facets.categories.map(({ value, count }) => [value, formatCount(count, shop.locale)]));
  const rowOf = ({ key, name, slug }: CategoryLink, depth: number): FilterRow => ({
    name,
    count: counts.get(key) ?? null,
    href: links.category(slug),
    isSelected: key === category.key,
    depth,
  });
  const above = category.ancestors.map((ancestor, depth) => ({ ...rowOf(ancestor, depth), count: null }));
  const own = category.ancestors.length;
  const below = withProducts(category.children).map((child) => rowOf(child, own + 1));
  if (below.length > 0) return treeGroup([...above, rowOf(category, own), ...below], true, facts);
  const beside = withProducts(category.siblings).filter(({ key }) => key !== category.key);
  return treeGroup([...above, rowOf(category, own), ...beside.map((sibling) => rowOf(sibling, own))], true, facts);
}

function emptyView({ address, translate }: CategoryFacts, path: string): EmptyView {
  const isFiltered = filterCount(address) > 0;
  return {
    title: translate(isFiltered ? 'listing.emptyFiltered' : 'category.empty'),
    advice: isFiltered ? [translate('listing.emptyFilteredAdvice')] : [],
    link: isFiltered
      ? { name: translate('listing.removeAll'), href: `${path}${listingSearch(withoutFilters(address))}` }
      : null,
    elsewhere: null,
  };
}

function postLinks({ category, shop }: CategoryFacts): readonly NamedLinkView[] {
  const links = pageLinks(shop);
  return category.posts.flatMap((key) => {
    const page = shop.contentPages.findByKey(key);
    const href = links.contentPage(key);
    return page === null || href === null ? [] : [{ name: page.title, href }];
  });
}

export function categoryView(facts: CategoryFacts): CategoryView {
  const { category, address, answer, shop, translate } = facts;
  const links = pageLinks(shop);
  const path = links.category(category.slug);
  const { lead, rest } = categoryText(categoryHtml(category.contentHtml ?? ''));
  const toLink = ({ name, slug }: CategoryLink): NamedLinkView => ({ name, href: links.category(slug) });
  return {
    kind: 'category',
    ...categoryWords(category, address, translate),
    trail: trailView(category.ancestors, shop, translate),
    picture: category.imageUrl,
    lead: leadView(lead, facts),
    children: linksView(translate('category.children'), withProducts(category.children).map(toLink)),
    listing:
      answer === null
        ? null
        : listingView({ ...facts, answer, path, tree: categoryTree(facts), empty: emptyView(facts, path) }),
    unavailable: translate('failure.search-unavailable'),
    text: rest === '' || address.page > 1 ? null : rest,
    related: linksView(translate('category.related'), withProducts(category.relatedCategories).map(toLink)),
    posts: linksView(translate('category.posts'), postLinks(facts)),
  };
}
