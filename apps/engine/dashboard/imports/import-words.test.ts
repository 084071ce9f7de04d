import { expect, it } from 'vitest';
import { fieldInWords } from './field-names';
import { csvOf } from '../figures/figure-sheets';
import {
  countsInWords,
  faultsInWords,
  fileInWords,
  fullListInWords,
  importKinds,
  kindInWords,
  leftInWords,
  secondsLeft,
  sheetOfLines,
  startedByInWords,
} from './import-words';

const none = { new: 0, changed: 0, unchanged: 0, wrong: 0, switchedOff: 0, putBack: 0, newerStays: 0, unnamed: 0 };
const run = { id: '1', kind: 'stock', fileName: 'a.csv', format: 'CSV', state: 'applying', startedBy: 'Olga' };

it('counts only what there is', () => {
  expect(countsInWords({ ...none, changed: 3, switchedOff: 2 })).toBe('3 changed, 2 switched off');
});

it('says how long the rest takes once a part is done', () => {
  const phase = { ...run, counts: none, rows: 400, startedAt: '2026-01-01T00:00:00Z', phaseAt: '2026-01-01T00:00:00Z' };
  const at = Date.parse('2026-01-01T00:00:10Z');
  expect(secondsLeft({ ...phase, position: 100 }, at)).toBe(30);
  expect(secondsLeft({ ...phase, position: 0 }, at)).toBeNull();
  expect(leftInWords(30)).toBe('about 30 s left');
  expect(leftInWords(300)).toBe('about 5 minutes left');
});

it('gives no formula of a file back to a spreadsheet', () => {
  const line = { line: 7, key: '=HYPERLINK("x")', outcome: 'wrong', faults: [{ column: '', reason: '@is wrong' }] };
  expect(csvOf(sheetOfLines([line]))).toBe(`Line,About,State,Reason\r\n7,"'=HYPERLINK(""x"")",wrong,'@is wrong\r\n`);
});

it('calls a store by its country', () => {
  const faults = [{ column: '', reason: 'says the same thing as line 2: EX10000001 tradehall_co_uk' }];
  const line = { line: 4, key: 'EX10000001 tradehall_co_uk', outcome: 'wrong', faults };
  expect(faultsInWords(line)).toBe('says the same thing as line 2: EX10000001 United Kingdom');
});

it('says what has no name of its own: a change of the workbench, a command', () => {
  expect([fileInWords('1 products of the workbench'), fileInWords('40 products of the workbench')]).toEqual([
    '1 product of the workbench',
    '40 products of the workbench',
  ]);
  expect([fileInWords('40 products.csv'), startedByInWords('the command'), startedByInWords('ERP')]).toEqual([
    '40 products.csv',
    'the command',
    'ERP',
  ]);
});

it('has words for each kind', () => {
  const words = ['Categories', 'Products', 'Texts of products', 'Prices', 'Stock', 'Pictures of products', 'Customers'];
  expect(importKinds.map(kindInWords)).toEqual(words);
  expect(fullListInWords('products')).toContain('switched off');
  expect(fullListInWords('stock')).toContain('no pieces left');
});

it('calls what a picture shows by its language', () => {
  expect(fieldInWords('What it shows (de)')).toBe('What it shows (German)');
  expect(fieldInWords('Address of the picture')).toBe('Address of the picture');
});
