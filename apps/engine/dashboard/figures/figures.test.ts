import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { groupedAmount } from '../numbers';
import { barsOf } from './day-chart';
import { csvOf, sheetsOf, xlsxOf } from './figure-sheets';
import { changeInWords, columns, isPeriod, percentOf, periodOf } from './figure-words';
import type { PeriodFigures } from './figures.documents';

const none: PeriodFigures = {
  ...{ orders: 0, grossCents: 0, netCents: 0, unpaidOrders: 0, unpaidCents: 0, cancelledOrders: 0, knownNetCents: 0 },
  ...{ costCents: 0, couponUses: 0, couponCents: 0, withdrawals: 0, refunds: 0, refundedCents: 0, paymentAnswers: 0 },
  paymentDeclines: 0,
};
const period = { from: '2026-03-01', until: '2026-03-31' };
const report = {
  ...{ beforeFrom: '2026-01-29', beforeUntil: '2026-02-28' },
  items: [
    {
      ...{ storeKey: 'tradehall_hu', currencyCode: 'HUF', before: none },
      now: { ...none, orders: 2, grossCents: 12_345_678_901, knownNetCents: 100, costCents: 250 },
      days: [{ day: '2026-03-29', orders: 2, grossCents: 12_345_678_901 }],
      coupons: [{ code: '=1+1,"<&>"', uses: 1, takenCents: 5, usesBefore: 0, takenCentsBefore: 0 }],
    },
  ],
};

describe('a period', () => {
  it('has both of its days, in months of any length', () => {
    expect(periodOf('Last 7 days', '2026-03-03')).toEqual({ from: '2026-02-25', until: '2026-03-03' });
    expect(periodOf('This month', '2026-03-03')).toEqual({ from: '2026-03-01', until: '2026-03-03' });
    expect(periodOf('Last month', '2024-03-31')).toEqual({ from: '2024-02-01', until: '2024-02-29' });
    expect(periodOf('Last month', '2026-01-15')).toEqual({ from: '2025-12-01', until: '2025-12-31' });
    expect(periodOf('This year', '2026-03-03')).toEqual({ from: '2026-01-01', until: '2026-03-03' });
  });

  it('is none without its days, backwards, or of more than a year', () => {
    expect(isPeriod({ from: '2026-01-01', until: '2026-12-31' })).toBe(true);
    for (const [from = '', until = ''] of [
      ['', '2026-01-01'],
      ['2026-01-02', '2026-01-01'],
      ['2025-01-01', '2026-01-02'],
    ])
      expect(isPeriod({ from, until })).toBe(false);
  });
});

describe('a figure', () => {
  it('is written in groups of three, and compared with the one before', () => {
    expect([groupedAmount(123_456_789), groupedAmount(-99_900), groupedAmount(5)]).toEqual([
      '1,234,567.89',
      '-999.00',
      '0.05',
    ]);
    expect([changeInWords(150, 100), changeInWords(50, 100), changeInWords(5, 0), changeInWords(0, 0)]).toEqual([
      '+50.0 %',
      '−50.0 %',
      'none before',
      'as before',
    ]);
    expect(percentOf(1, 0)).toBeNull();
  });

  it('says for how much of the revenue a margin is known', () => {
    const margin = columns.find(({ title }) => title === 'Margin');
    const figures = { ...none, netCents: 20_000, knownNetCents: 10_000, costCents: 6_000 };
    expect([margin?.shown(figures), margin?.beside?.(figures)]).toEqual(['40.00', '40.0 %; known for 50.0 % of net']);
    expect(margin?.shown(none)).toBe('no cost known');
  });
});

describe('a chart', () => {
  it('has a bar for each day, also without an order, and for each week of a long period', () => {
    const [hungary] = report.items;
    const bars = barsOf(period, hungary?.days ?? []);
    expect(bars).toHaveLength(31);
    expect(bars[28]).toEqual({ day: '2026-03-29', grossCents: 12_345_678_901 });
    const weeks = barsOf({ from: '2026-01-01', until: '2026-12-31' }, hungary?.days ?? []);
    expect(weeks).toHaveLength(53);
    expect(weeks.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(12_345_678_901);
  });
});

describe('an export', () => {
  const sheets = sheetsOf(report, period);

  it('has a row for each period of a store and currency, with exact amounts', () => {
    const [head, now, before] = csvOf(sheets[0]).split('\r\n');
    expect(head?.split(',')).toHaveLength(20);
    expect(now).toBe(
      'Hungary,HUF,2026-03-01,2026-03-31,2,123456789.01,0.00,0,0.00,0,1.00,2.50,-1.50,0,0.00,0,0,0.00,0,0',
    );
    expect(before?.startsWith('Hungary,HUF,2026-01-29,2026-02-28,0,0.00')).toBe(true);
  });

  it('keeps a text that looks like a formula a text', () => {
    expect(csvOf(sheets[2] ?? sheets[0])).toContain(`Hungary,HUF,"'=1+1,""<&>""",1,0.05,0,0.00\r\n`);
  });

  it('is a workbook of three sheets whose amounts are numbers', () => {
    const files = unzipSync(xlsxOf(sheets));
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(read('xl/workbook.xml').match(/<sheet name="\w+"/g)).toEqual([
      '<sheet name="Figures"',
      '<sheet name="Days"',
      '<sheet name="Coupons"',
    ]);
    expect(read('xl/worksheets/sheet1.xml')).toContain('<c><v>123456789.01</v></c>');
    expect(read('xl/worksheets/sheet3.xml')).toContain('>=1+1,&quot;&lt;&amp;&gt;&quot;</t>');
    expect(read('[Content_Types].xml').match(/sheet\d\.xml/g)).toHaveLength(3);
  });
});
