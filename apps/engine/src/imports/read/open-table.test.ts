import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceImports } from '../kinds/price-imports';
import { stockImports } from '../kinds/stock-imports';
import { guessMapping, problemOfMapping } from '../mapping';
import { openTable } from './open-table';

async function read(bytes: Uint8Array) {
  const { format, columns, rows } = await openTable(bytes);
  return { format, columns, rows: [...rows] };
}

function encoded(text: string, encoding: string): Buffer {
  switch (encoding) {
    case 'UTF-8 with a mark':
      return Buffer.from(`\uFEFF${text}`);
    case 'UTF-16LE':
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 'UTF-16LE without a mark':
      return Buffer.from(text, 'utf16le');
    case 'UTF-16BE':
      return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
    case 'Windows-1252':
      return Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');
    default:
      return Buffer.from(text);
  }
}

const encodings = [
  ...['UTF-8', 'UTF-8 with a mark', 'UTF-16LE', 'UTF-16LE without a mark', 'UTF-16BE', 'Windows-1252'],
];

function workbook(cells: string, words: readonly string[]): Uint8Array {
  const item = words.map((word) => `<si><t>${word}</t><rPh sb="0" eb="1"><t>said</t></rPh></si>`).join('');
  const parts = {
    'xl/worksheets/sheet7.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>`,
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId9"/><sheet name="B" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Target="worksheets/sheet7.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${item}</sst>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

describe('a file of a merchant', () => {
  it.each(encodings)('is read in %s', async (encoding) => {
    const { format, columns, rows } = await read(encoded('sku;größe\r\nEX10000001;5 €\r\n', encoding));
    expect(columns).toEqual(['sku', 'größe']);
    expect(rows).toEqual([{ line: 2, cells: ['EX10000001', '5 €'], fault: null }]);
    expect(format).toContain(encoding.split(' ')[0]);
  });

  it.each([
    ['half letters', Buffer.from([0xff, 0xfe, 0x41]), 'half letters'],
    ['no encoding of these', Buffer.from([0x61, 0x81, 0xff, 0x0a]), 'Windows-1252'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'no text'],
    ['zero bytes', Buffer.from('sku;a\nx\0;1'), 'zero bytes'],
    ['nothing', Buffer.from(''), 'empty'],
    ['a JSON list', Buffer.from('[{"sku":1}]'), 'JSON list'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'before 2007'],
    ['a broken workbook', Buffer.from('PK\u0003\u0004 and so on'), 'workbook'],
    ['two columns of one name', Buffer.from('sku;sku\n1;2'), 'called “sku”'],
  ])('with %s is refused in words', async (_what, bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words);
  });

  it('keeps cells with separators, quotes and line ends, and counts lines as an editor does', async () => {
    const { rows } = await read(Buffer.from('a,b\n"x, ""y""\nz",1\n\n2" pipe,3\n'));
    expect(rows).toEqual([
      { line: 2, cells: ['x, "y"\nz', '1'], fault: null },
      { line: 5, cells: ['2" pipe', '3'], fault: null },
    ]);
  });

  it('loses a line with wrong quotes alone, however long the file is', async () => {
    const good = Array.from({ length: 20_000 }, (_, at) => `${at};"ok"`).join('\n');
    const { rows } = await read(Buffer.from(`a;b\n1;"open\n2;"ok"x\n${good}\n3;"open`));
    expect(rows.filter(({ fault }) => fault !== null).map(({ line }) => line)).toEqual([2, 3, 20_004]);
    expect(rows).toHaveLength(20_003);
  });

  it('is told to have too many cells where an amount with a comma stands without quotes', async () => {
    const { rows } = await read(Buffer.from('sku,price,sale\nEX1,1,50,\nEX2,"1,50",\nEX3,2,50,1,50'));
    expect(rows.map(({ fault }) => fault)).toEqual([null, null, 'has 5 cells, but there are 3 columns']);
  });

  it('names lines that are no JSON object, and keeps numbers numbers', async () => {
    const { columns, rows } = await read(
      Buffer.from('{"sku":"EX1","price":1.5}\nnonsense\n{"sku":["EX2"]}\n{"sku":"EX3","price":null}'),
    );
    expect(columns).toEqual(['sku', 'price']);
    expect(rows).toEqual([
      { line: 1, cells: ['EX1', 1.5], fault: null },
      { line: 2, cells: [], fault: 'is no JSON object' },
      { line: 3, cells: ['', ''], fault: 'has a list or an object as “sku”' },
      { line: 4, cells: ['EX3', ''], fault: null },
    ]);
  });

  it('is the sheet that stands first in a workbook, its numbers numbers, its errors faults', async () => {
    const row = '<row r="4"><c r="A4" t="s"><v>0</v></c><c r="C4"><v>19.989999999999998</v></c></row>';
    const broken = '<row r="9"><c r="A9" t="e"><v>#REF!</v></c></row>';
    const head =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c><c r="B1" t="str"><v>b</v></c><c r="C1" t="str"><v>price</v></c></row>';
    expect(await read(workbook(head + row + broken, ['EX1 &amp; more']))).toEqual({
      format: 'XLSX, first sheet',
      columns: ['sku', 'b', 'price'],
      rows: [
        { line: 4, cells: ['EX1 & more', '', 19.989999999999998], fault: null },
        { line: 9, cells: ['#REF!'], fault: 'has #REF! in column 1' },
      ],
    });
  });

  it('knows no entities but those of XML', async () => {
    const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>sku</t></is></c></row>';
    const row = '<row r="2"><c r="A2" t="inlineStr"><is><t>&file;&#65;</t></is></c></row>';
    const cells = `<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>${head}${row}`;
    expect(await read(workbook(cells, []))).toMatchObject({ rows: [{ line: 2, cells: ['&file;A'] }] });
  });

  it('that is a bomb is given up', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(9 << 20).fill(32) }, { level: 1 });
    expect(bomb.length).toBeLessThan(2 << 20);
    await expect(read(bomb)).rejects.toThrow('larger unzipped');
  });
});

describe('the columns of a file', () => {
  it('are guessed by what they are called', () => {
    const columns = ['Artikel-Nr.', 'Land', 'Preis', 'Special Price', 'Note'];
    const mapping = guessMapping(priceImports.fields, columns);
    expect(mapping).toEqual({ sku: 'Artikel-Nr.', store: 'Land', listPrice: 'Preis', salePrice: 'Special Price' });
    expect(problemOfMapping(priceImports.fields, columns, mapping)).toBeNull();
    expect(problemOfMapping(priceImports.fields, columns, { sku: 'Note' })).toBe('Which column is “Store”?');
    const nameless = { store: '=DE', listPrice: columns[1] ?? '' };
    expect(problemOfMapping(priceImports.fields, columns, nameless)).toBe(
      'Which column is “SKU” or “Key of the other system”?',
    );
    expect(problemOfMapping(priceImports.fields, columns, { ...nameless, key: columns[0] ?? '' })).toBeNull();
    expect(problemOfMapping(stockImports.fields, columns, { sku: 'Note', pieces: 'Note' })).toContain('two things');
  });
});

const separators = [';', ',', '\t', '|'];
/** A way in which an amount of Germany is written, beside its minor units; undefined where it is none. */
const amounts = fc.oneof(
  fc.integer({ min: 1, max: 9_999_999 }).map((cents) => {
    const whole = String(Math.floor(cents / 100));
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
    const fraction = String(cents % 100).padStart(2, '0');
    return { text: cents % 2 === 0 ? `${grouped},${fraction} €` : `${whole},${fraction}`, cents };
  }),
  fc.constantFrom('', '0', '-5', 'free', '1,2,3', '=1+1', '12,345,6').map((text) => ({ text, cents: undefined })),
);
const rows = fc.array(
  fc.record({
    sku: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((number) => `EX${number}`) },
      fc.constantFrom('', 'EX1', '=HYPERLINK("x")', 'ex10000001'),
    ),
    store: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('DE', 'de', 'tradehall_de') }, fc.constantFrom('', 'XX')),
    amount: amounts,
    note: fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'ä', '"', ';', ',', '\n', '|', ' ', '\t') }),
    isTorn: fc.integer({ min: 0, max: 12 }).map((number) => number === 0),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('generated files', () => {
  it('have every bad row named by its line, and every good one read', async () => {
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom(...separators),
        fc.constantFrom(...encodings),
        fc.constantFrom('\n', '\r\n'),
        async (given, separator, encoding, end) => {
          const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
          let line = 2;
          const expected: { line: number; listCents: number | null }[] = [];
          const lines = given.map(({ sku, store, amount, note, isTorn }) => {
            const isGood =
              !isTorn && /^EX\d{8}$/.test(sku) && store !== '' && store !== 'XX' && amount.cents !== undefined;
            // A line of which every cell is empty says nothing, and is none.
            const isEmpty = !isTorn && [sku, store, amount.text, note].every((cell) => cell === '');
            if (!isEmpty) expected.push({ line, listCents: isGood ? amount.cents : null });
            const words = isTorn ? note.replaceAll('\n', ' ') : note;
            const cells = [sku, store, amount.text, words].map(quoted);
            line += 1 + words.split('\n').length - 1;
            return isTorn ? `${cells.join(separator)}torn` : cells.join(separator);
          });
          const text = `${['sku', 'store', 'price', 'note'].join(separator)}${end}${lines.join(end)}${end}`;
          const table = await openTable(encoded(text, encoding));
          const mapping = guessMapping(priceImports.fields, table.columns);
          const seen = [...table.rows].map(({ line: at, cells, fault }) => {
            if (fault !== null) return { line: at, listCents: null };
            const columnOf = (field: string) => mapping[field] ?? '';
            const cellOf = (field: string) =>
              mapping[field] === undefined ? null : (cells[table.columns.indexOf(columnOf(field))] ?? '');
            const { wanted, faults } = priceImports.read({ cellOf, columnOf, stores: null });
            expect(wanted === null).toBe(faults.length > 0);
            for (const { reason } of faults) expect(reason).not.toBe('');
            return { line: at, listCents: wanted === null ? null : wanted['listCents'] };
          });
          expect(seen).toEqual(expected);
        },
      ),
      {
        numRuns: 300,
        examples: [
          [
            [{ sku: '', store: '', amount: { text: '', cents: undefined }, note: '', isTorn: false }],
            ';',
            encodings[0] ?? '',
            '\n',
          ],
        ],
      },
    );
  });
});
