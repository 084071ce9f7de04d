import { describe, expect, it } from 'vitest';
import { declaredLines } from './declared-lines.ts';

const ordered = [
  { id: 1, sku: 'EX10010001', parentSku: null },
  { id: 2, sku: '4100010', parentSku: 'EX10010001' },
];
const left = [
  { lineId: 1, quantity: 3 },
  { lineId: 2, quantity: 3 },
];
const declare = (...wanted: typeof left) => declaredLines(wanted, left, ordered);

describe('what is withdrawn from', () => {
  it('takes the guarantee of a product with it, and leaves the product of a guarantee', () => {
    expect(declare({ lineId: 1, quantity: 2 })).toEqual([
      { lineId: 1, quantity: 2 },
      { lineId: 2, quantity: 2 },
    ]);
    expect(declare({ lineId: 2, quantity: 1 })).toEqual([{ lineId: 2, quantity: 1 }]);
  });

  it('takes no more of a guarantee than there is', () => {
    const fewer = [
      { lineId: 1, quantity: 3 },
      { lineId: 2, quantity: 1 },
    ];
    expect(declaredLines([{ lineId: 1, quantity: 3 }], fewer, ordered)).toEqual(fewer);
  });

  it('is never more than is left, also when a line is named twice', () => {
    expect(declare({ lineId: 1, quantity: 4 })).toBeNull();
    expect(declare({ lineId: 1, quantity: 2 }, { lineId: 1, quantity: 2 })).toBeNull();
    expect(declare({ lineId: 9, quantity: 1 })).toBeNull();
  });
});
