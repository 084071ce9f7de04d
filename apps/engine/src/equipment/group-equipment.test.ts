import { countries } from '@tradehall/domain/countries/countries.ts';
import { describe, expect, it } from 'vitest';
import type { EquipmentRow } from './equipment-row';
import { endingSoon, groupEquipment } from './group-equipment';

const bought = (changes: Partial<EquipmentRow>): EquipmentRow => ({
  orderId: 1,
  orderNumber: 'DE1',
  placedAt: new Date('2026-03-01T10:00:00Z'),
  deliveredAt: null,
  sku: 'EX10010001',
  name: 'Oven',
  quantity: 1,
  guarantee: null,
  ...changes,
});
const later = { orderId: 2, orderNumber: 'DE2', placedAt: new Date('2026-06-01T10:00:00Z') };
const recall = {
  id: 7,
  sku: 'EX10010001',
  hazard: 'fire',
  action: 'stop-using-refund',
  batch: null,
  publishedAt: new Date('2026-07-01T10:00:00Z'),
} as const;

const group = (rows: EquipmentRow[], recalls: Parameters<typeof groupEquipment>[1] = new Map()) =>
  groupEquipment(rows, recalls, countries.DE);

describe('the equipment of a customer', () => {
  it('has every product once, with each time it was bought, the last first', () => {
    expect(group([bought({ quantity: 2 }), bought(later)])).toMatchObject([
      { sku: 'EX10010001', quantity: 3, purchases: [{ orderNumber: 'DE2', quantity: 1 }, { quantity: 2 }] },
    ]);
  });

  it('makes one purchase of a product and the same as a gift, unless only one of them has a guarantee', () => {
    expect(group([bought({}), bought({})])[0]?.purchases).toMatchObject([{ quantity: 2 }]);
    expect(group([bought({ guarantee: '4100010' }), bought({})])[0]?.purchases).toMatchObject([
      { quantity: 1, extraUntil: '2029-03-01' },
      { quantity: 1, extraUntil: null },
    ]);
  });

  it('reckons guarantees from the day of the arrival, on the clocks of the country', () => {
    expect(group([bought({})])[0]?.purchases).toMatchObject([{ isDelivered: false, legalUntil: '2028-03-01' }]);
    const deliveredAt = new Date('2026-03-05T23:30:00Z');
    expect(group([bought({ deliveredAt })])[0]?.purchases).toMatchObject([
      { purchasedOn: '2026-03-01', isDelivered: true, legalUntil: '2028-03-06' },
    ]);
  });

  it('begins with what is recalled, then what was bought last', () => {
    const rows = [bought({}), bought({ sku: 'EX10010002', ...later }), bought({ sku: 'EX10010003' })];
    expect(group(rows).map(({ sku }) => sku)).toEqual(['EX10010002', 'EX10010001', 'EX10010003']);
    const recalls = new Map([['EX10010001', [recall]]]);
    expect(group(rows, recalls).map(({ sku }) => sku)).toEqual(['EX10010001', 'EX10010002', 'EX10010003']);
  });

  it('is told by what is guaranteed only for a while, the first to end first', () => {
    const rows = [
      bought({}),
      bought({ sku: 'EX10010002', placedAt: new Date('2026-02-01T10:00:00Z') }),
      bought({ sku: 'EX10010003', guarantee: '4100010' }),
    ];
    const ending = endingSoon(group(rows), '2028-02-01', '2028-04-01');
    expect(ending.map(({ sku }) => sku)).toEqual(['EX10010002', 'EX10010001']);
    expect(endingSoon(group(rows), '2028-03-02', '2029-02-28')).toEqual([]);
  });
});
