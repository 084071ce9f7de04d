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
  guaranteeLead: '',
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
  it('the extra guarantee is offered, then what goes with it, then the cart is shown', () => {
    expect(afterAdding(facts)).toEqual(['guarantee', 'complementary', 'cart']);
  });

  it('no guarantee is offered where the product has one, where it was declined, or where there is none', () => {
    const rest = ['complementary', 'cart'];
    expect(afterAdding({ ...facts, lines: [{ parentSku: 'EX10000001' }] })).toEqual(rest);
    expect(afterAdding({ ...facts, opening: { ...facts.opening, isGuaranteeDecided: true } })).toEqual(rest);
    expect(afterAdding({ ...facts, added: { ...added, guarantees: [] } })).toEqual(rest);
  });

  it('the cart is shown at once where nothing goes with it', () => {
    expect(afterAdding({ ...facts, added: { ...added, guarantees: [], complementary: [] } })).toEqual(['cart']);
  });

  it('the cart is not shown once more over its own page', () => {
    expect(afterAdding({ ...facts, isOnCartPage: true })).toEqual(['guarantee', 'complementary']);
    expect(afterAdding({ ...facts, added: null, isOnCartPage: true })).toEqual([]);
  });
});

describe('whoever presses the cart', () => {
  it('sees the cart', () => {
    const opening = { added: null, isGuaranteeDecided: false };
    expect(afterAdding({ ...facts, opening, added: null, isOnCartPage: true })).toEqual(['cart']);
  });
});
