import { describe, expect, it } from 'vitest';
import { changesOf, type Edits, filledCells, pastedCells, textOf, wantedOf, withCells } from './grid-edits';
import { gridStores } from './grid-stores';
import { concernInWords, planStateInWords } from './price-words';
import { costsIn, findRule, wantedProducts } from './read-forms';

const stores = gridStores(['tradehall_de', 'tradehall_co_uk', 'tradehall_cz']);
const [germany, britain, czechia] = stores;
const row = (variantId: string, cost: number | null = null) => ({
  variantId,
  sku: `SKU${variantId}`,
  name: 'Kettle',
  listCents: [9_990, 8_990, null],
  saleCents: [7_990, null, null],
  netCostCents: [cost, null, null],
});
const rows = [row('1'), row('2')];
const nothing: Edits = new Map();

describe('the grid of prices', () => {
  it('knows each store by its currency, its tax and its decimal sign', () => {
    expect(stores).toMatchObject([
      { name: 'Germany', currencyCode: 'EUR', taxRatePermyriad: 1_900, decimalSign: ',' },
      { name: 'United Kingdom', currencyCode: 'GBP', taxRatePermyriad: 2_000, decimalSign: '.' },
      { name: 'Czechia', currencyCode: 'CZK', taxRatePermyriad: 2_100, decimalSign: ',' },
    ]);
  });

  it('takes a block of a spreadsheet from a cell on, each amount as its store writes it', () => {
    const cells = pastedCells(
      '1.299,50\t1,299.50\r\n1.300\t\tx\r\n',
      { row: 0, column: 0 },
      { rows, stores, kind: 'list' },
    );
    const edits = withCells(nothing, cells);
    const changes = changesOf(rows, edits, stores);
    expect(changes.map(({ sku, storeKey, list, fault }) => [sku, storeKey, list, fault])).toEqual([
      ['SKU1', 'tradehall_de', 129_950, null],
      ['SKU1', 'tradehall_co_uk', 129_950, null],
      ['SKU2', 'tradehall_de', 130_000, null],
      ['SKU2', 'tradehall_co_uk', null, 'no list price'],
      ['SKU2', 'tradehall_cz', null, 'no amount'],
    ]);
  });

  it('leaves out what is pasted beyond its edge', () => {
    expect(pastedCells('1\t2\n3\t4', { row: 1, column: 2 }, { rows, stores, kind: 'sale' })).toEqual([
      { variantId: '2', storeKey: 'tradehall_cz', kind: 'sale', text: '1' },
    ]);
  });

  it('counts as changed what is another price, however it is written', () => {
    const same = withCells(nothing, [{ variantId: '1', storeKey: 'tradehall_de', kind: 'list', text: '99,90 €' }]);
    expect(changesOf(rows, same, stores)).toEqual([]);
    const none = withCells(nothing, [{ variantId: '1', storeKey: 'tradehall_de', kind: 'sale', text: ' ' }]);
    expect(changesOf(rows, none, stores)).toMatchObject([{ list: 9_990, sale: null, fault: null }]);
  });

  it('sends the prices with those that were seen, and nothing of the cells between', () => {
    const edits = withCells(nothing, [
      { variantId: '1', storeKey: 'tradehall_de', kind: 'sale', text: '69.90' },
      { variantId: '2', storeKey: 'tradehall_cz', kind: 'list', text: '2490' },
    ]);
    expect(wantedOf(changesOf(rows, edits, stores))).toEqual({
      stores: ['tradehall_de', 'tradehall_cz'],
      rows: [
        {
          variantId: '1',
          listCents: [9_990, null],
          saleCents: [6_990, null],
          seenListCents: [9_990, null],
          seenSaleCents: [7_990, null],
        },
        {
          variantId: '2',
          listCents: [null, 249_000],
          saleCents: [null, null],
          seenListCents: [null, null],
          seenSaleCents: [null, null],
        },
      ],
    });
  });

  it('is filled by a rule from the prices on the screen', () => {
    if (germany === undefined || czechia === undefined || britain === undefined) throw new Error('three stores');
    const typed = withCells(nothing, [{ variantId: '1', storeKey: 'tradehall_de', kind: 'list', text: '100' }]);
    const rule = {
      rate: { millionths: 25_000_000, day: '2026-11-17' },
      ofSourcePermyriad: 10_000,
      ending: '90',
      marginFloorPermyriad: null,
    } as const;
    const filling = {
      source: { store: germany, kind: 'list' },
      target: { stores: [czechia], kind: 'list' },
      rule,
    } as const;
    const filled = withCells(typed, filledCells(rows, typed, filling));
    expect(rows.map((each) => textOf(each, filled.get(each.variantId), czechia, 'list'))).toEqual([
      '2499.90',
      '2497.90',
    ]);
    const floor = {
      ...filling,
      target: { stores: [germany], kind: 'sale' },
      rule: { ...rule, rate: null, marginFloorPermyriad: 1_000 },
    } as const;
    expect(filledCells([row('3', 10_000)], nothing, floor)).toMatchObject([
      { storeKey: 'tradehall_de', text: '132.90' },
    ]);
  });
});

describe('what breaks', () => {
  const concern = { variantId: '1', sku: 'SKU1', storeKey: 'tradehall_de', blocks: true, cents: 9_990 };

  it.each([
    ['changed-meanwhile', 'Somebody has changed the price meanwhile: it is 99.90 EUR now.'],
    ['not-below-list', 'The sale price is not below the list price of 99.90 EUR.'],
    ['below-cost', 'Below cost: 99.90 EUR would cover it.'],
    ['not-below-lowest', 'Not below 99.90 EUR, the lowest price of the 30 days before: the page shows no percentage.'],
  ])('is said in words: %s', (kind, words) => {
    expect(concernInWords({ ...concern, kind }, stores)).toBe(words);
  });

  it('names the state of a plan by what its prices do', () => {
    const none = { waiting: 0, running: 0, done: 0, missed: 0, overruled: 0, cancelled: 0 };
    expect(planStateInWords({ ...none, waiting: 3 })).toBe('3 waiting');
    expect(planStateInWords({ ...none, running: 2, overruled: 1 })).toBe('2 running, 1 overruled');
  });
});

describe('what an operator types beside the grid', () => {
  const typed = { rate: '25,31', day: '2026-11-17', percent: '80', ending: '90', floor: '12,5' };

  it('is a rule in whole numbers', () => {
    expect(findRule(typed, true)).toEqual({
      rate: { millionths: 25_310_000, day: '2026-11-17' },
      ofSourcePermyriad: 8_000,
      ending: '90',
      marginFloorPermyriad: 1_250,
    });
    expect(findRule({ ...typed, floor: '' }, false)).toMatchObject({ rate: null, marginFloorPermyriad: null });
  });

  it.each([
    [{ percent: '0' }, 'percentage'],
    [{ floor: '96' }, 'margin floor'],
    [{ rate: 'dear' }, 'rate is a number'],
    [{ rate: '0' }, 'rate is a number'],
    [{ day: '' }, 'which day'],
  ])('is no rule with %o, and is told why', (changes, words) => {
    expect(findRule({ ...typed, ...changes }, true)).toContain(words);
  });

  it('is a column of SKUs, or else words of a name', () => {
    expect(wantedProducts('EX10000001\nEX10000002')).toEqual({ search: '', skus: ['EX10000001', 'EX10000002'] });
    expect(wantedProducts(' Steel kettle 5l ')).toEqual({ search: 'Steel kettle 5l', skus: [] });
    expect(wantedProducts('')).toEqual({ search: '', skus: [] });
  });

  it('is a cost for each product of the grid', () => {
    expect(costsIn('SKU1\t1.234,50\nSKU2\n\n', rows)).toEqual({
      costs: [
        { variantId: '1', netCents: 123_450 },
        { variantId: '2', netCents: null },
      ],
      faults: [],
    });
    expect(costsIn('SKU9\t5\nSKU1\tcheap', rows)).toEqual({ costs: [], faults: ['SKU9\t5', 'SKU1\tcheap'] });
  });
});
