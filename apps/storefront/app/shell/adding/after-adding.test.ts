import { describe, expect, it } from 'vitest';
import type { AddedView } from '../../cart/page/cart-panel-view.ts';
import { productCardView } from '../../product-card/product-card-view.ts';
import { translator } from '../../i18n/translator.ts';
import { sampleCard } from '../../testing/sample-card.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { afterAdding } from './after-adding.ts';

const card = productCardView(sampleCard({ sku: 'EX10000002' }), shopOf('de-DE'), translator('de-DE'));
const added: AddedView = {
  sku: 'EX10000001',
  guarantees: [{ sku: '4100010', label: '', price: '' }],
  complementary: [card],
};
const facts = {
  opening: { added: 'EX10000001', isGuaranteeDecided: false },
  added,
  lines: [{ parentSku: null }],
  isOnCartPage: false,
};

describe('after adding a product', () => {
  it('one drawer shows what was added, the extra guarantee and what goes with it', () => {
    expect(afterAdding(facts)).toEqual(['added', 'guarantee', 'complementary']);
  });

  it('no guarantee is offered where the product has one, where it was declined, or where there is none', () => {
    const rest = ['added', 'complementary'];
    expect(afterAdding({ ...facts, lines: [{ parentSku: 'EX10000001' }] })).toEqual(rest);
    expect(afterAdding({ ...facts, opening: { ...facts.opening, isGuaranteeDecided: true } })).toEqual(rest);
    expect(afterAdding({ ...facts, added: { ...added, guarantees: [] } })).toEqual(rest);
  });

  it('what was added is shown alone where nothing goes with it', () => {
    expect(afterAdding({ ...facts, added: { ...added, guarantees: [], complementary: [] } })).toEqual(['added']);
  });

  it('the whole cart is shown where nothing is known of the product', () => {
    expect(afterAdding({ ...facts, added: null })).toEqual(['cart']);
  });

  it('nothing is shown over the page of the cart that the page says itself', () => {
    expect(afterAdding({ ...facts, isOnCartPage: true })).toEqual(['added', 'guarantee', 'complementary']);
    const plain = { ...added, guarantees: [], complementary: [] };
    expect(afterAdding({ ...facts, added: plain, isOnCartPage: true })).toEqual([]);
    expect(afterAdding({ ...facts, added: null, isOnCartPage: true })).toEqual([]);
  });
});

describe('whoever presses the cart', () => {
  it('sees the cart', () => {
    const opening = { added: null, isGuaranteeDecided: false };
    expect(afterAdding({ ...facts, opening, added: null, isOnCartPage: true })).toEqual(['cart']);
  });
});
