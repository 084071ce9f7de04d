import { categoryDocument } from '@tradehall/domain/catalogue/category-document.ts';
import { navigationDocument } from '@tradehall/domain/catalogue/navigation-document.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import { type CategorySource, CategoryTree } from '../category-tree';
import { marketMask, marketsOn } from '../markets';
import { projectCategory, trailDigest } from './project-category';
import { projectNavigation } from './project-navigation';

const markets = marketsOn(new Date('2026-11-15T12:00:00Z'));

function category(id: number, parentId: number | null, changed: Partial<CategorySource> = {}): CategorySource {
  const texts = (language: string): [string, { name: string; slug: string } & typeof rest] => [
    language,
    { name: `Category ${id} (${language})`, slug: `${language}-category-${id}`, ...rest },
  ];
  const rest = { metaTitle: null, metaDescription: null, contentHtml: null };
  const own = {
    isPrivate: false,
    position: id,
    key: `key-${id}`,
    imageUrl: null,
    relatedKeys: ['key-5'],
    postKeys: ['guide', 'gone'],
  };
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

const sold = marketMask(['de-DE', 'fr-FR']);
const masks = new Map([2, 3, 4].map((id) => [id, sold]));
const marketMaskOf = (id: number) => masks.get(id) ?? 0;

function marketOf(locale: string) {
  const found = markets.find((market) => market.locale === locale);
  if (found === undefined) throw new Error(`there is no market ${locale}`);
  return found;
}

function documentIn(locale: string, id: number, within = tree) {
  const around = { tree: within, markets, marketMaskOf, contentKeys: new Set(['guide']) };
  return categoryDocument.strict().parse(projectCategory(find(id, within), marketOf(locale), around));
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
    expect(Object.keys(slugAllLocales)).toHaveLength(localeCodes.length);
  });

  it('never carries a script of its content', () => {
    const text = { name: 'Ovens', slug: 'ovens', metaTitle: null, metaDescription: null };
    const texts = new Map([['en', { ...text, contentHtml: '<h2>Hot</h2><img src=x onerror=alert(1)>' }]]);
    const altered = new CategoryTree(sources.map((source) => (source.id === 3 ? { ...source, texts } : source)));
    expect(documentIn('en-GB', 3, altered).contentHtml).toBe('<h2>Hot</h2>');
  });

  it('has products where it, or a category below, has something to sell', () => {
    expect(documentIn('de-DE', 3).hasProducts).toBe(true);
    expect(documentIn('it-IT', 3).hasProducts).toBe(false);
    expect(documentIn('de-DE', 5).hasProducts).toBe(false);
  });

  it('leads to related categories that have a page, and to posts that exist', () => {
    const altered = new CategoryTree(
      sources.map((source) => (source.id === 6 ? { ...source, relatedKeys: ['key-3', 'key-99'] } : source)),
    );
    const { relatedCategories, posts } = documentIn('fr-FR', 6, altered);
    expect(relatedCategories).toEqual([
      { key: 'key-3', name: 'Category 3 (en)', slug: 'en-category-3', hasProducts: true },
    ]);
    expect(posts).toEqual(['guide']);
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
    // All relate to it.
    expect(named(5)).toEqual(new Set([2, 3, 4, 5, 6]));
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
