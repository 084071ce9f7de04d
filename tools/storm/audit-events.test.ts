import { describe, expect, it } from 'vitest';
import { type Act, auditEvents, type HeardEvent, type OrderFact } from './audit-events.ts';

const orderId = 7;
const facts: readonly OrderFact[] = [
  { orderId, type: 'order.placed', of: 1 },
  { orderId, type: 'order.withdrawn', of: 1 },
  { orderId, type: 'order.shipped', of: 3 },
  { orderId, type: 'order.delivered', of: 3 },
  { orderId, type: 'order.paid', of: 1 },
  { orderId, type: 'order.refunded', of: 4 },
];
const acts: readonly Act[] = [
  { orderId, type: 'order.withdrawn', of: 1, beganAtMs: 1, doneAtMs: 2 },
  { orderId, type: 'order.shipped', of: 3, beganAtMs: 3, doneAtMs: 5 },
];
const heardOf = (type: string, at: number, outcome = 'taken'): HeardEvent => ({
  id: `evt_${at}`,
  type,
  outcome,
  facts: {
    orderId,
    ...(/shipped|delivered/.test(type) && { shipmentId: 3 }),
    ...(type === 'order.refunded' && { refundId: 4 }),
  },
});
const right = facts.map(({ type }, at) => heardOf(type, at));
const clean = { events: 6, lost: [], outOfOrder: [], doubled: [], invented: [], unsigned: [] };

describe('the auditor of events', () => {
  it('finds nothing where all was told, in its order, some of it twice under its id', () => {
    expect(auditEvents(facts, acts, right)).toEqual(clean);
    expect(auditEvents(facts, acts, [...right, heardOf('order.paid', 4, 'repeated')])).toEqual(clean);
  });

  it.each(facts.map(({ type }) => type))('misses %s', (type) => {
    const { lost } = auditEvents(
      facts,
      acts,
      right.filter((each) => each.type !== type),
    );
    expect(lost).toHaveLength(1);
  });

  it('misses one that came without a right signature, and counts it', () => {
    const heard = right.map((each) => (each.type === 'order.paid' ? { ...each, outcome: 'unsigned' } : each));
    expect(auditEvents(facts, acts, heard)).toMatchObject({
      lost: [expect.stringContaining('paid')],
      unsigned: ['evt_4'],
    });
  });

  it.each([
    ['order.placed', 'order.withdrawn'],
    ['order.withdrawn', 'order.shipped'],
    ['order.shipped', 'order.delivered'],
    ['order.paid', 'order.refunded'],
  ])('sees that %s was told after %s', (first, second) => {
    const swapped = right.map((each) => {
      if (each.type === first) return { ...each, ...right.find(({ type }) => type === second) };
      return each.type === second ? { ...each, ...right.find(({ type }) => type === first) } : each;
    });
    expect(auditEvents(facts, acts, swapped).outOfOrder).not.toEqual([]);
  });

  it('believes a receiver that has heard something newer', () => {
    const heard = right.map((each) => (each.id === 'evt_5' ? { ...each, outcome: 'out-of-order' } : each));
    expect(auditEvents(facts, acts, heard).outOfOrder).toEqual(['evt_5']);
  });

  it('sees a double under another id, and what never was', () => {
    const twice = [...right, heardOf('order.placed', 9)];
    expect(auditEvents(facts, acts, twice).doubled).toEqual(['order 7: order.placed 1']);
    expect(auditEvents(facts, acts, [...right, heardOf('order.cancelled', 9)]).invented).toHaveLength(1);
    expect(auditEvents(facts, acts, [...right, heardOf('order.withdrawn', 9)]).invented).toHaveLength(1);
  });
});
