import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../read/file-fault';
import { importKindNames, importKinds } from './import-kinds';

/** What files hold that a person has typed, a spreadsheet has changed, or somebody sends who means no good. */
const strange = fc.oneof(
  fc.constantFrom<Cell>(
    '',
    '-',
    ' ',
    '0',
    '1',
    '-1',
    '1,5',
    '1e99',
    'yes',
    'nein',
    'DE',
    'de',
    'xx',
    'EX10000001',
    'EX1',
  ),
  fc.constantFrom<Cell>(
    '=1+1',
    '=HYPERLINK("x")',
    '@SUM(A1)',
    '\u0000',
    '<script>',
    '+A|B',
    '-A',
    'a > b',
    '::',
    'a::b',
    '[{',
    '[]',
  ),
  fc.constantFrom<Cell>(
    'https://a.example/b.jpg',
    'http://[',
    'file:///etc/passwd',
    'a@b.example',
    '@',
    'a@',
    '2027-02-30',
  ),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom<Cell>('ä'.repeat(300), 'a'.repeat(9_000), '€ '.repeat(150)),
);

describe.each(importKindNames)('a row of %s', (name) => {
  const { fields, read } = importKinds[name];

  it('is read, or wrong for a reason, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.record(Object.fromEntries(fields.map((field) => [field.name, fc.option(strange)]))), (cells) => {
        const given = new Map(Object.entries(cells));
        const cellOf = (field: string) => given.get(field) ?? null;
        const { about, wanted, faults } = read({ cellOf, columnOf: (field) => field, stores: null });
        expect(wanted === null).toBe(faults.length > 0);
        for (const { field, reason } of faults) {
          expect(reason).not.toBe('');
          expect(field === null || fields.some((each) => each.name === field)).toBe(true);
        }
        // The index of the lines has room for it.
        expect(Buffer.byteLength(JSON.stringify(about))).toBeLessThan(2_600);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});
