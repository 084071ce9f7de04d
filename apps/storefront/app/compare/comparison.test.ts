import { describe, expect, it } from 'vitest';
import { comparedIn, comparedText, withToggled } from '../product-card/compared.ts';
import { compareAddress, comparisonAfter, namedSkus } from './comparison.ts';

const skus = (...numbers: readonly number[]) => numbers.map((number) => `EX1000000${number}`);
const namedBy = (address: string) => namedSkus(new URLSearchParams(address.split('?')[1]));

describe('products to compare', () => {
  it('are named by the address, each once and four at most', () => {
    expect(namedBy(compareAddress('/compare', skus(1, 2, 1, 3, 4, 5)))).toEqual(skus(1, 2, 3, 4));
    expect(namedBy('/compare?sku=EX1&sku=<script>&query=x')).toEqual([]);
  });

  it('are those kept where the address names none, and none where it says so', () => {
    expect(comparisonAfter(skus(1, 2), namedBy('/compare'))).toEqual({ skus: skus(1, 2), isFull: false });
    expect(comparisonAfter(skus(1), namedBy(compareAddress('/compare', [])))).toEqual({ skus: [], isFull: false });
  });

  it('join those kept when one comes alone, and never throw one out', () => {
    expect(comparisonAfter(skus(1, 2), skus(3))).toEqual({ skus: skus(1, 2, 3), isFull: false });
    expect(comparisonAfter(skus(1, 2, 3, 4), skus(5))).toEqual({ skus: skus(1, 2, 3, 4), isFull: true });
  });

  it('stay as the address names them when some were taken away', () => {
    expect(comparisonAfter(skus(1, 2), skus(1))).toEqual({ skus: skus(1), isFull: false });
  });

  it('are kept in a cookie, whatever else it says', () => {
    expect(comparedIn(comparedText(skus(1, 2)))).toEqual(skus(1, 2));
    expect(comparedIn('<b>.EX1.EX10000001.EX10000001')).toEqual(skus(1));
    expect(comparedIn('')).toEqual([]);
  });

  it('are ticked and unticked; a fifth is refused', () => {
    expect(withToggled(skus(1, 2), 'EX10000001')).toEqual(skus(2));
    expect(withToggled(skus(1, 2, 3), 'EX10000004')).toEqual(skus(1, 2, 3, 4));
    expect(withToggled(skus(1, 2, 3, 4), 'EX10000005')).toBeNull();
    expect(withToggled(skus(1, 2, 3, 4), 'EX10000004')).toEqual(skus(1, 2, 3));
  });
});
