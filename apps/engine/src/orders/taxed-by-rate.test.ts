import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../testing/sample-order-record';
import type { OrderRecord } from './order-record';
import { taxedByRate } from './taxed-by-rate';

const ratePermyriad = 1900;

/** Of lines with these gross sums, each with the tax the engine gives it. */
function orderOf(...grossSums: readonly number[]): OrderRecord {
  const [line] = sampleOrder().lines;
  if (!line) throw new Error('no line');
  const lines = grossSums.map((grossCents) => {
    const netCents = Math.round(grossCents / 1.19);
    return { ...line, quantity: 1, ratePermyriad, netCents, grossCents };
  });
  const sumOf = (name: 'netCents' | 'grossCents') => lines.reduce((sum, each) => sum + each[name], 0);
  const sums = { netCents: sumOf('netCents'), grossCents: sumOf('grossCents') };
  return sampleOrder('de-DE', { lines, extras: [], portions: [{ ratePermyriad, ...sums }], ...sums });
}

describe('the tax of an invoice', () => {
  it('is taken once, from the sum: some lines are told a cent more or less, as few as possible', () => {
    // Each alone is 0.84 net and its exact net 0.8403…, together they are 8.40 and nothing is left.
    const ten = taxedByRate(orderOf(...Array<number>(10).fill(100)));
    expect(ten.order.portions).toEqual([{ ratePermyriad, netCents: 840, grossCents: 1_000 }]);
    expect(ten.order.lines.map(({ netCents }) => netCents)).toEqual(Array<number>(10).fill(84));
    // 0.10 is 0.08 net, exactly 0.0840…: of twenty, eight are told a cent more.
    const twenty = taxedByRate(orderOf(...Array<number>(20).fill(10)));
    expect(twenty.order.portions).toEqual([{ ratePermyriad, netCents: 168, grossCents: 200 }]);
    expect(twenty.order.lines.filter(({ netCents }) => netCents === 9)).toHaveLength(8);
    expect(twenty.roundingCents).toBe(0);
  });

  it('leaves a cent where no net amount with its tax comes to the sum', () => {
    const { order, roundingCents } = taxedByRate(orderOf(1_005));
    expect(order.portions).toEqual([{ ratePermyriad, netCents: 845, grossCents: 1_006 }]);
    expect(roundingCents).toBe(-1);
    expect(order.grossCents).toBe(1_005);
  });

  it('tells nothing of what costs nothing', () => {
    const { order } = taxedByRate(orderOf(0, ...Array<number>(20).fill(10)));
    expect(order.lines[0]?.netCents).toBe(0);
  });

  it('changes nothing where nothing is taxed', () => {
    const [line] = sampleOrder().lines;
    if (!line) throw new Error('no line');
    const untaxed = { ratePermyriad: 0, netCents: 1_234, grossCents: 1_234 };
    const order = sampleOrder('de-AT', {
      lines: [{ ...line, ...untaxed }],
      extras: [],
      portions: [untaxed],
      ...untaxed,
    });
    expect(taxedByRate(order)).toEqual({ order, roundingCents: 0 });
  });
});
