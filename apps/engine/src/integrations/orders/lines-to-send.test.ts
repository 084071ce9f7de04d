import { expect, it } from 'vitest';
import { linesToSend } from './lines-to-send';

const open = [
  { id: 1, sku: 'A', left: 2 },
  { id: 2, sku: 'B', left: 0 },
  { id: 3, sku: 'A', left: 1 },
];

it('takes the pieces of a product from all its lines, the first first', () => {
  expect(linesToSend(open, [{ sku: 'A', quantity: 1 }])).toEqual({ lines: [{ orderLineId: 1, quantity: 1 }] });
  const all = [
    { orderLineId: 1, quantity: 2 },
    { orderLineId: 3, quantity: 1 },
  ];
  expect(linesToSend(open, [{ sku: 'A', quantity: 3 }])).toEqual({ lines: all });
  const twice = [
    { sku: 'A', quantity: 2 },
    { sku: 'A', quantity: 1 },
  ];
  expect(linesToSend(open, twice)).toEqual({ lines: all });
});

it.each([
  ['C', 1, 'not on the order'],
  ['B', 1, 'only 0 are left'],
  ['A', 4, 'only 3 are left'],
])('says why %s × %i cannot be sent', (sku, quantity, reason) => {
  expect(JSON.stringify(linesToSend(open, [{ sku, quantity }]))).toContain(reason);
});
