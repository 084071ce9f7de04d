import { describe, expect, it } from 'vitest';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { translator } from '../../i18n/translator.ts';
import { sampleCard } from '../../testing/sample-card.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { setView } from './set-view.ts';

const swiss = (cents: number) => ({ value: moneyOf(cents, 'CHF'), discounted: null, lowest30Days: null });
const pan = sampleCard({ sku: 'EX10000002', name: 'Poêle', price: swiss(20_000) });
const lid = sampleCard({ sku: 'EX10000003', name: 'Couvercle', price: swiss(15_000) });
const cards = [lid, pan];
const ofTwo = {
  price: swiss(49_900),
  setParts: [
    { sku: pan.sku, quantity: 2 },
    { sku: lid.sku, quantity: 1 },
  ],
};

const setOf = (changes: Partial<ProductDocument>, found = cards, locale: Locale = 'fr-CH') =>
  setView({ ...sampleProduct, ...changes }, found, shopOf(locale), translator(locale));

describe('what is in a set', () => {
  it('are its parts in the order of the set, with what all pieces of each cost and what the set saves', () => {
    const set = setOf(ofTwo);
    expect(set?.parts.map(({ pieces, name }) => `${pieces} ${name}`)).toEqual(['2 × Poêle', '1 × Couvercle']);
    expect(set?.parts.map(({ price }) => price.replace(/\D/g, ''))).toEqual(['40000', '15000']);
    expect(set?.saving?.replaceAll(/[^\d.:]/g, '')).toBe(':550.00.51.00.');
  });

  it('claims no saving where there is none, or a part cannot be bought by itself', () => {
    expect(setOf({ ...ofTwo, price: swiss(55_000) })?.saving).toBeNull();
    expect(setOf(ofTwo, [pan])?.saving).toBeNull();
    expect(setOf(ofTwo, [pan, { ...lid, isOnStock: false }])?.saving).toBeNull();
  });

  it('claims no saving where several pieces cost less each, for nobody says how much the parts are then', () => {
    const cheaper = { hasVolumePrices: true };
    expect(setOf(ofTwo, [{ ...pan, ...cheaper }, lid])?.saving).toBeNull();
    expect(setOf(ofTwo, [pan, { ...lid, ...cheaper }])?.saving).not.toBeNull();
    // Pieces of two products may be counted together.
    const setParts = ofTwo.setParts.map((part) => ({ ...part, quantity: 1 }));
    const ofOneEach = { price: swiss(30_000), setParts };
    const both = cards.map((card) => ({ ...card, ...cheaper }));
    expect(setOf(ofOneEach)?.saving).not.toBeNull();
    expect(setOf(ofOneEach, both)?.saving).toBeNull();
  });

  it('claims no saving where the shop takes no orders, nor for a set that is not sold or sold out', () => {
    const inGreece = setOf(ofTwo, cards, 'el-GR');
    expect([inGreece?.parts.length, inGreece?.saving]).toEqual([2, null]);
    expect(setOf({ ...ofTwo, eligibleForSelling: false })?.saving).toBeNull();
    const none = { isOnStock: false, quantity: 0, level: 'none', availableFrom: null } as const;
    expect(setOf({ ...ofTwo, availability: none })?.saving).toBeNull();
  });

  it('is nothing for other products, nor where no part of it is sold', () => {
    expect([setOf({}), setOf(ofTwo, [])]).toEqual([null, null]);
  });
});
