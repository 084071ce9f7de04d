import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { families } from '../families/families';
import { eanCheckDigit } from './article-numbers';
import { generateBlock, type RelatedProduct } from './block';
import { blockSize } from './block-plan';

const seed = 25;
const blocks = Array.from({ length: 30 }, (_, block) => generateBlock(seed, block));
const products = blocks.flat();
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const skus = new Map(products.map((product) => [product.sku, product]));
const ofKind = (kind: RelatedProduct['kind']) => products.filter((product) => product.kind === kind);
const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the generated catalogue', () => {
  it('is the same each time, whatever was made before', () => {
    const backwards = blocks.map((_, at) => generateBlock(seed, blocks.length - 1 - at)).reverse();
    expect(digest(backwards)).toBe(digest(blocks));
  });

  it('is another one for another seed', () => {
    expect(digest(generateBlock(seed + 1, 0))).not.toBe(digest(blocks[0]));
  });

  it('numbers its products without a gap', () => {
    expect(products.map(({ index }) => index)).toEqual(products.map((_, at) => at));
    expect(blocks.every((block) => block.length === blockSize)).toBe(true);
  });

  it('gives every product a number and a bar code of its own', () => {
    expect(twice(products.map(({ sku }) => sku))).toEqual([]);
    expect(twice(products.map(({ ean }) => ean))).toEqual([]);
    expect(products.filter(({ ean }) => eanCheckDigit(ean.slice(0, 12)) !== Number(ean.slice(12)))).toEqual([]);
  });

  it('tells kinds apart by the number, as the specification does', () => {
    expect(ofKind('new').filter(({ sku }) => !/^EX10\d{6}$/.test(sku))).toEqual([]);
    expect(ofKind('set').filter(({ sku }) => !/^EX18\d{6}$/.test(sku))).toEqual([]);
    expect(ofKind('bware').filter(({ sku }) => !/^EX20\d{6}$/.test(sku))).toEqual([]);
  });

  it('names no two models alike, B-ware apart', () => {
    expect(twice([...ofKind('new'), ...ofKind('set')].map(({ model }) => model))).toEqual([]);
  });

  it('shows every family even at its smallest size', () => {
    const shown = new Set(products.slice(0, 300).map(({ unit }) => unit.family.key));
    expect(families.map(({ key }) => key).filter((key) => !shown.has(key))).toEqual([]);
  });

  it('knows each accessory from both ends', () => {
    const pairs = products.flatMap(({ sku, relatedAccessories }) =>
      relatedAccessories.map((other) => `${sku} ${other}`),
    );
    const back = products.flatMap(({ sku, parentProducts }) => parentProducts.map((parent) => `${parent} ${sku}`));
    expect(pairs.toSorted()).toEqual(back.toSorted());
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.flatMap((pair) => pair.split(' ')).filter((sku) => !skus.has(sku))).toEqual([]);
  });

  it('sells B-ware of a new unit for less, under the same model', () => {
    for (const used of ofKind('bware')) {
      const unit = skus.get(`EX10${used.sku.slice(4)}`);
      expect(unit?.model).toBe(used.model);
      expect(used.prices.netCents).toBeLessThan(unit?.prices.netCents ?? 0);
      expect(used.tags).toContain('bware');
    }
  });

  it('packs every product larger and heavier than it is', () => {
    const tight = products.filter(({ measures: { net, gross } }) => {
      const isLarger = gross.lengthMm > net.lengthMm && gross.widthMm > net.widthMm && gross.heightMm > net.heightMm;
      return !isLarger || gross.weightG <= net.weightG;
    });
    expect(tight).toEqual([]);
  });

  it('sends by freight what no parcel service takes', () => {
    const heavy = products.filter(({ measures }) => measures.gross.weightG > 31_500 || measures.gross.lengthMm > 2000);
    expect(heavy.filter(({ measures }) => !measures.isFreight)).toEqual([]);
  });

  it('knows of about half of what is sold out when it comes again, and of nothing else', () => {
    const soldOut = products.filter(({ stock }) => stock === 0);
    const expected = products.filter(({ availableInDays }) => availableInDays !== null);
    expect(expected.filter(({ stock }) => stock > 0)).toEqual([]);
    expect(expected.length / soldOut.length).toBeGreaterThan(0.35);
    expect(expected.length / soldOut.length).toBeLessThan(0.65);
  });

  it('calls top rated only what its reviews make so', () => {
    for (const { reviews, tags } of products) {
      const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
      expect(tags.includes('topRated')).toBe(reviews.length >= 5 && average >= 4.5);
    }
  });

  it('has reviews from places where the product is sold, and after its release', () => {
    const strange = products.filter(({ reviews, unit, releasedDaysAgo }) =>
      reviews.some(({ locale, daysAgo }) => !unit.locales.includes(locale) || daysAgo > releasedDaysAgo || daysAgo < 1),
    );
    expect(strange).toEqual([]);
    expect(Math.max(...products.map(({ reviews }) => reviews.length))).toBeLessThanOrEqual(40);
  });

  it('makes the larger model of a family stronger, heavier and dearer on the whole', () => {
    const fryers = ofKind('new').filter(({ unit }) => unit.family.key === 'deep-fryers');
    const bySize = fryers.toSorted((a, b) => a.unit.bandValue - b.unit.bandValue);
    const [smallest, largest] = [bySize[0], bySize.at(-1)];
    expect(largest?.unit.netCents).toBeGreaterThan(smallest?.unit.netCents ?? 0);
    expect(largest?.unit.measures.net.weightG).toBeGreaterThan(smallest?.unit.measures.net.weightG ?? 0);
  });
});
