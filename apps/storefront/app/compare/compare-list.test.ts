import { describe, expect, it } from 'vitest';
import { compareAddress } from './compare-address.ts';
import { comparedSkus } from './compared-skus.ts';
import { comparisonAfter, rememberedSkus, withSku } from './compare-list.ts';

const browserThatKept = (text: string): Storage => ({
  length: 1,
  clear: () => undefined,
  key: () => null,
  getItem: () => text,
  removeItem: () => undefined,
  setItem: () => undefined,
});

const skus = (...numbers: readonly number[]) => numbers.map((number) => `EX1000000${number}`);

describe('products to compare', () => {
  it('are named by the address, each once and four at most', () => {
    const address = compareAddress('/compare', skus(1, 2, 1, 3, 4, 5));
    expect(comparedSkus(new URLSearchParams(address.split('?')[1]))).toEqual(skus(1, 2, 3, 4));
  });

  it('are none where the address names nothing of the kind', () => {
    expect(comparedSkus(new URLSearchParams('sku=&sku=EX1&sku=<script>&query=x'))).toEqual([]);
    expect(compareAddress('/compare', [])).toBe('/compare');
  });

  it('push out the oldest when a fifth joins', () => {
    expect(withSku(skus(1, 2, 3, 4), 'EX10000005')).toEqual(skus(2, 3, 4, 5));
    expect(withSku(skus(1, 2), 'EX10000001')).toEqual(skus(2, 1));
  });

  it('join those compared before when one comes alone', () => {
    expect(comparisonAfter(skus(1, 2), skus(3))).toEqual(skus(1, 2, 3));
    expect(comparisonAfter([], skus(3))).toEqual(skus(3));
  });

  it('stay as the address names them when some were taken away, the last one too', () => {
    expect(comparisonAfter(skus(1, 2), skus(1))).toEqual(skus(1));
    expect(comparisonAfter(skus(1), [])).toEqual([]);
  });

  it('are forgotten when the browser remembers something else', () => {
    const storage = browserThatKept('["<b>"]');
    expect(rememberedSkus(() => storage)).toEqual([]);
  });
});
