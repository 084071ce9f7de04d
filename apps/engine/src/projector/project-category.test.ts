import { categoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import { navigationDocument } from '@tradehall/domain/catalogue/navigation-document.ts';
import { describe, expect, it } from 'vitest';
import { type CategorySource, CategoryTree } from './category-tree';
import { Listings } from './listings';
import { marketMask, marketsOn } from './markets';
import { projectCategory, trailDigest } from './project-category';
import { projectNavigation } from './project-navigation';

const markets = marketsOn(new Date('2026-11-15T12:00:00Z'));

function category(id: number, parentId: number | null, changed: Partial<CategorySource> = {}): CategorySource {
  const texts = (language: string): [string, { name: string; slug: string } & typeof rest] => [
    language,
    { name: `Category ${id} (${language})`, slug: `${language}-category-${id}`, ...rest },
  ];
  const rest = { metaTitle: null, metaDescription: null, contentHtml: null };
  const own = { isPrivate: false, position: id, key: `key-${id}`, imageUrl: null, relatedKeys: ['key-5'] };
  return { id, parentId, isRoot: parentId === null, ...own, texts: new Map([texts('en'), texts('de')]), ...changed };
}

// 2 Gastronomy { 3 Ovens { 4 Pizza ovens }, 5 Fryers }, 6 Office
const sources = [category(1, null), category(2, 1), category(3, 2), category(4, 3), category(5, 2), category(6, 1)];
const tree = new CategoryTree(sources);

function find(id: number, within = tree) {
  const found = within.find(id);
  if (found === null) throw new Error(`there is no category ${id}`);
  return found;
}

const product = { isOnStock: true, releaseDate: '2026-01-01', marketMask: marketMask(['de-DE', 'fr-FR']) };
const listings = new Listings(
  tree,
  [
    { ...product, id: 1, sku: 'EX10000001' },
    { ...product, id: 2, sku: 'EX10000002', isOnStock: false },
    { ...product, id: 3, sku: 'EX10000003', releaseDate: '2026-02-01', marketMask: marketMask(['de-DE']) },
  ],
  [
    { productId: 1, categoryId: 4 },
    { productId: 2, categoryId: 4 },
    { productId: 3, categoryId: 3 },
    { productId: 1, categoryId: 3 },
    { productId: 99, categoryId: 3 },
  ],
);
const marketMaskOf = (id: number) => listings.marketMask(id);

function marketOf(locale: string) {
  const found = markets.find((market) => market.locale === locale);
  if (found === undefined) throw new Error(`there is no market ${locale}`);
  return found;
}

function documentIn(locale: string, id: number, within = tree) {
  const around = { tree: within, markets, marketMaskOf };
  const document = projectCategory(find(id, within), marketOf(locale), around, { products: [], productCount: 3 });
  return categoryDocument.strict().parse(document);
}

describe('a category document', () => {
  it('knows its place in the tree', () => {
    const { ancestors, children, siblings } = documentIn('de-DE', 3);
    expect(ancestors).toEqual([{ key: 'key-2', name: 'Category 2 (de)', slug: 'de-category-2' }]);
    expect(children).toEqual([{ key: 'key-4', name: 'Category 4 (de)', slug: 'de-category-4', hasProducts: true }]);
    expect(siblings).toEqual([{ key: 'key-5', name: 'Category 5 (de)', slug: 'de-category-5', hasProducts: false }]);
  });

  it('leads to itself in every locale, in English where a language is missing', () => {
    const { slugAllLocales } = documentIn('de-DE', 3);
    expect(slugAllLocales).toMatchObject({ 'de-AT': 'de-category-3', 'el-GR': 'en-category-3' });
    expect(Object.keys(slugAllLocales)).toHaveLength(28);
  });

  it('never carries a script of its content', () => {
    const text = { name: 'Ovens', slug: 'ovens', metaTitle: null, metaDescription: null };
    const texts = new Map([['en', { ...text, contentHtml: '<h2>Hot</h2><img src=x onerror=alert(1)>' }]]);
    const altered = new CategoryTree(sources.map((source) => (source.id === 3 ? { ...source, texts } : source)));
    expect(documentIn('en-GB', 3, altered).contentHtml).toBe('<h2>Hot</h2>');
  });

  it('lists what stands in it and below, once, buyable and new things first', () => {
    const pages = listings.pages(find(3), markets);
    expect(pages.get('de-DE')).toEqual({ productCount: 3, productIds: [3, 1, 2] });
    expect(pages.get('fr-FR')).toEqual({ productCount: 2, productIds: [1, 2] });
    expect(pages.get('it-IT')).toEqual({ productCount: 0, productIds: [] });
  });
});

describe('the navigation', () => {
  it('is the whole tree of the locale', () => {
    const document = navigationDocument.parse(projectNavigation(tree, marketMaskOf, marketOf('de-AT')));
    expect(document.roots.map(({ key }) => key)).toEqual(['key-2', 'key-6']);
    expect(document.roots[0]?.children.map(({ name }) => name)).toEqual(['Category 3 (de)', 'Category 5 (de)']);
  });

  it('says per market where there is something to buy', () => {
    const hasProducts = (locale: string) =>
      projectNavigation(tree, marketMaskOf, marketOf(locale)).roots.map((root) => root.hasProducts);
    expect(hasProducts('fr-FR')).toEqual([true, false]);
    expect(hasProducts('it-IT')).toEqual([false, false]);
  });
});

describe('the category tree', () => {
  it('hides what is private and all below it', () => {
    const hidden = new CategoryTree([...sources.filter(({ id }) => id !== 3), category(3, 2, { isPrivate: true })]);
    expect(hidden.find(3)).toBeNull();
    expect(hidden.find(4)).toBeNull();
    expect(hidden.knows(4)).toBe(true);
    expect(hidden.subtreeIds(3)).toEqual([3, 4]);
  });

  it('knows which documents name a category', () => {
    const named = (id: number) => new Set(tree.neighbourhood(id).map((each) => each.id));
    expect(named(3)).toEqual(new Set([2, 3, 4, 5]));
    expect(named(1)).toEqual(new Set([2, 6]));
  });

  it('lets one of two categories with the same slug answer to it', () => {
    const twin = new CategoryTree([...sources, category(7, 1, { texts: find(6).source.texts })]);
    expect([6, 7].map((id) => twin.ownsSlug(find(id, twin), 'de'))).toEqual([true, false]);
  });

  it('tells a renamed or moved category from one that only changed its position', () => {
    const altered = (changed: Partial<CategorySource>) =>
      trailDigest(find(4, new CategoryTree([...sources.filter(({ id }) => id !== 4), category(4, 3, changed)])));
    expect(altered({})).toBe(trailDigest(find(4)));
    expect(altered({ position: 99 })).toBe(trailDigest(find(4)));
    expect(altered({ parentId: 5 })).not.toBe(trailDigest(find(4)));
    expect(altered({ texts: find(5).source.texts })).not.toBe(trailDigest(find(4)));
  });
});
