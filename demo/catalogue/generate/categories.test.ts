import { describe, expect, it } from 'vitest';
import { generateBlock } from './block';
import { categoryKeyOf, categoryTree, type CategoryNode } from './categories';
import { categoryTexts } from './category-texts';
import { relatedCategories } from './related-categories';
import { loadWords } from './words';

const nodes = categoryTree();
const byKey = new Map(nodes.map((node) => [node.key, node]));
const depth = (node: CategoryNode): number => (node.parent === null ? 1 : depth(node.parent) + 1);

describe('the category tree', () => {
  it('has about a thousand categories on five levels', () => {
    expect(nodes.length).toBeGreaterThan(900);
    expect(nodes.length).toBeLessThan(1100);
    expect([...new Set(nodes.map(depth))].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('names each category once, after its parent', () => {
    expect(byKey.size).toBe(nodes.length);
    const early = nodes.filter(({ parent }, at) => parent !== null && nodes.indexOf(parent) >= at);
    expect(early).toEqual([]);
    expect(nodes.filter((node) => node.parent !== null && !node.parent.children.includes(node))).toEqual([]);
  });

  it('has a place for every product, and the deepest there is', () => {
    const products = Array.from({ length: 30 }, (_, block) => generateBlock(25, block)).flat();
    const places = products.map(({ unit }) => byKey.get(categoryKeyOf(unit)));
    expect(places.filter((place) => place === undefined || place.children.length > 0)).toEqual([]);
  });

  it('points to other categories that exist', () => {
    const roots = nodes.filter(({ parent }) => parent === null);
    const related = nodes.map((node) => ({ node, keys: relatedCategories(node, roots) }));
    expect(related.filter(({ node, keys }) => keys.includes(node.key) || keys.some((key) => !byKey.has(key)))).toEqual(
      [],
    );
    expect(related.every(({ keys }) => keys.length === 3)).toBe(true);
  });

  it.each(loadWords())('has an address for each category in $language', (words) => {
    const texts = [...categoryTexts(nodes, words).values()];
    expect(texts.filter(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(new Set(texts.map(({ slug }) => slug)).size).toBe(nodes.length);
    expect(new Set(texts.map(({ name }) => name)).size).toBe(nodes.length);
    expect(texts.filter(({ metaTitle }) => metaTitle.length > 255)).toEqual([]);
  });

  it.each(loadWords())('names a size by itself where a category has only one, in $language', (words) => {
    const texts = categoryTexts(nodes, words);
    const ofOneSize = nodes.flatMap((node) => {
      const { subject } = node;
      return subject.level === 'band' && subject.band.from === subject.band.to && subject.band.to !== null
        ? [{ name: texts.get(node)?.name ?? '', size: words.formatNumber(subject.band.to) }]
        : [];
    });
    expect(ofOneSize.length).toBeGreaterThan(0);
    expect(ofOneSize.filter(({ name, size }) => name.split(size).length !== 2)).toEqual([]);
  });

  it.each(loadWords())('has headings and paragraphs below each list in $language', (words) => {
    const contents = [...categoryTexts(nodes, words).values()].map(({ contentHtml }) => contentHtml);
    expect(contents.filter((html) => !/<p>.+<h2>.+/.test(html) || /[{}]|undefined/.test(html))).toEqual([]);
  });
});
