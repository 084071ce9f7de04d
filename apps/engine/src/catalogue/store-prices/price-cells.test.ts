import { describe, expect, it } from 'vitest';
import { type CellFacts, concernsOf, type PriceCell, priceGrid } from './price-cells';
import { findTimeFault, planTimes, spansOf } from './price-plans';

const atMs = Date.UTC(2026, 10, 15);
const daysAgo = (days: number, cents: number) => ({ effectiveFromMs: atMs - days * 24 * 60 * 60 * 1000, cents });

const seen = { listCents: 11_900, saleCents: null };
const cell: PriceCell = { variantId: 7, storeKey: 'tradehall_de', listCents: 11_900, saleCents: null, seen };
const facts: CellFacts = {
  now: seen,
  netCostCents: null,
  taxRatePermyriad: 1_900,
  history: [daysAgo(90, 11_900)],
  atMs,
  returns: false,
  plan: 'none',
};

const found = (wanted: Partial<PriceCell>, known: Partial<CellFacts> = {}) =>
  concernsOf({ ...cell, ...wanted }, { ...facts, ...known }).map(({ kind, blocks, cents }) => [kind, blocks, cents]);

describe('a wanted price', () => {
  it('is of no concern where nothing speaks against it', () => {
    expect(found({ listCents: 12_900, saleCents: 9_900 }, { netCostCents: 5_000 })).toEqual([]);
  });

  it('may not overwrite one that the operator has not seen', () => {
    const changed = [['changed-meanwhile', true, 9_900]];
    expect(found({}, { now: { listCents: 11_900, saleCents: 9_900 } })).toEqual(changed);
    expect(found({ seen: null }, { now: { listCents: 9_900, saleCents: null } })).toEqual(changed);
    expect(found({}, { now: null })).toEqual([['changed-meanwhile', true, null]]);
  });

  it('may not be reduced to the list price or above', () => {
    expect(found({ saleCents: 11_900 })).toEqual([['not-below-list', true, 11_900]]);
  });

  it('keeps out of the time of another plan, and ends one that it is set against by hand', () => {
    expect(found({}, { plan: 'stays' })).toEqual([['already-scheduled', true, null]]);
    expect(found({}, { plan: 'ends' })).toEqual([['ends-a-plan', false, null]]);
  });

  it('that has an end needs a price that comes back', () => {
    expect(found({ seen: null }, { now: null, returns: true })).toEqual([['nothing-to-return-to', true, null]]);
    expect(found({ seen: null }, { now: null })).toEqual([]);
  });

  it('is below the cost where its net is, and names the price that covers it', () => {
    expect(found({}, { netCostCents: 10_000 })).toEqual([]);
    expect(found({}, { netCostCents: 10_001 })).toEqual([['below-cost', false, 11_901]]);
    expect(found({ saleCents: 11_000 }, { netCostCents: 10_000 })).toEqual([['below-cost', false, 11_900]]);
  });

  it('is no reduction for the page before the history covers 30 days', () => {
    expect(found({ saleCents: 9_900 }, { history: [daysAgo(20, 11_900)] })).toEqual([['no-30-days', false, null]]);
  });

  it('is measured by the lowest price of the 30 days before it takes effect', () => {
    const history = [daysAgo(90, 11_900), daysAgo(20, 8_900), daysAgo(10, 11_900)];
    expect(found({ saleCents: 9_900 }, { history })).toEqual([['not-below-lowest', false, 8_900]]);
    expect(found({ saleCents: 8_800 }, { history })).toEqual([]);
    const later = { history, atMs: atMs + 21 * 24 * 60 * 60 * 1000 };
    expect(found({ saleCents: 9_900 }, later)).toEqual([]);
  });

  it('that was asked all along is no reduction under a higher list price', () => {
    expect(found({ listCents: 14_900, saleCents: 11_900 })).toEqual([['not-below-lowest', false, 11_900]]);
  });
});

describe('a grid of wanted prices', () => {
  const row = {
    variantId: '7',
    listCents: [100, null],
    saleCents: [null, 90],
    seenListCents: [90, 95],
    seenSaleCents: [80, null],
  };
  const stores = ['tradehall_de', 'tradehall_fr'];

  it('is read cell by cell, and leaves alone what has no list price', () => {
    expect(priceGrid.parse({ stores, rows: [row] })).toEqual([
      {
        variantId: 7,
        storeKey: 'tradehall_de',
        listCents: 100,
        saleCents: null,
        seen: { listCents: 90, saleCents: 80 },
      },
    ]);
  });

  it.each([
    ['a store that is none', { stores: ['tradehall_de', 'tradehall_xx'], rows: [row] }],
    ['a store twice', { stores: ['tradehall_de', 'tradehall_de'], rows: [row] }],
    ['a product twice', { stores, rows: [row, row] }],
    ['a row that is too short', { stores, rows: [{ ...row, seenSaleCents: [80] }] }],
    ['a price of nothing', { stores, rows: [{ ...row, listCents: [0, null] }] }],
    ['half a cent', { stores, rows: [{ ...row, listCents: [1.5, null] }] }],
    ['no price at all', { stores, rows: [{ ...row, listCents: [null, null] }] }],
    [
      'more products than one apply takes',
      { stores, rows: Array.from({ length: 501 }, (_, at) => ({ ...row, variantId: at + 1 })) },
    ],
  ])('is refused with %s', (_what, grid) => {
    expect(priceGrid.safeParse(grid).success).toBe(false);
  });
});

describe('the times of a plan', () => {
  const now = new Date('2031-03-29T12:00:00Z');
  const fault = (times: object, storeKey = 'tradehall_de') =>
    findTimeFault(spansOf([{ ...cell, storeKey }], planTimes.parse(times), now), now);

  it.each([
    [{ from: '2031-03-30T08:00:00', until: '2031-04-06T08:00' }, null],
    [{ from: '2031-03-29T12:59:59' }, 'later than the start'],
    [{ from: '2031-03-29T14:00', until: '2031-03-29T13:00' }, 'does not come after'],
    [{ until: '2031-03-29T12:00' }, 'does not come after'],
    // The clocks in Berlin leap from 02:00 to 03:00.
    [{ from: '2031-03-30T02:10', until: '2031-03-30T02:50' }, 'does not come after'],
  ])('%o are those of the store, or are refused', (times, words) => {
    if (words === null) expect(fault(times)).toBeNull();
    else expect(fault(times)).toContain(words);
  });

  it('may be over in one store and to come in another', () => {
    const times = { from: '2031-03-29T13:30:00' };
    expect(fault(times, 'tradehall_fi')).toContain('tradehall_fi');
    expect(fault(times, 'tradehall_pt')).toBeNull();
  });

  it('are times that a clock shows', () => {
    expect(planTimes.safeParse({ from: 'tomorrow' }).success).toBe(false);
  });
});
