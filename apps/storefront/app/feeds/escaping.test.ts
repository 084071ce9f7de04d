import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { csvLine } from './formats/idealo.ts';
import { clipped, plainText } from './plain-text.ts';
import { attributes, element, xmlText } from './xml.ts';

const anything = fc.string({ unit: 'binary', maxLength: 60 });
const sharp = fc.string({
  unit: fc.constantFrom(
    '&',
    '<',
    '>',
    '"',
    "'",
    ']]>',
    '\0',
    '\u000b',
    '\uD800',
    '\uFFFE',
    '🍕',
    '=',
    ',',
    ';',
    '\n',
    'ß',
  ),
  maxLength: 20,
});
const texts = fc.oneof(anything, sharp);

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
});

/** What of a text XML can say at all. */
const sayable = (text: string) =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

function cellsOf(line: string): string[] {
  return [...line.replace(/\r\n$/, '').matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) =>
    cell.replaceAll('""', '"'),
  );
}

describe('a text in XML', () => {
  it('is read back as it was, whatever it is', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const xml = `<a${attributes({ b: text })}>${xmlText(text)}</a>`;
        const read: unknown = parser.parse(xml);
        const expected = sayable(text);
        fc.pre(!/[\r\n\t]/.test(expected));
        expect(JSON.stringify(read)).toContain(JSON.stringify(expected).slice(1, -1));
      }),
      { numRuns: 500 },
    );
  });

  it('is no element where it is empty', () => {
    expect(element('a', '') + element('a', null)).toBe('');
  });
});

describe('a line of CSV', () => {
  it('has as many cells as it was given, in one line, none of which is a formula', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 6 }), (cells) => {
        const line = csvLine(cells);
        const read = cellsOf(line);
        expect(read).toHaveLength(cells.length);
        expect(line.slice(0, -2)).not.toMatch(/[\r\n]/);
        for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['=1+1', '+cmd|x', '-2', '@SUM(A1)', '\t=1', ' =1'])('says %j and computes nothing', (text) => {
    expect(cellsOf(csvLine([text]))[0]).toMatch(/^'/);
  });

  it('keeps commas, semicolons and quotes inside their cell', () => {
    expect(cellsOf(csvLine(['a, "b"; c', '12.50']))).toEqual(['a, "b"; c', '12.50']);
  });
});

describe('a text that is too long', () => {
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const family = '👩‍👩‍👧‍👦';

  it('is cut between letters, never inside one, and never longer than allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 20, max: 150 }), (text, most) => {
        const short = clipped(text, most);
        expect(short.length).toBeLessThanOrEqual(most);
        if (text.length <= most) {
          expect(short).toBe(text);
          return;
        }
        const kept = [...graphemes.segment(short.slice(0, -1))].map(({ segment }) => segment);
        expect([...graphemes.segment(text)].map(({ segment }) => segment).slice(0, kept.length)).toEqual(kept);
      }),
      { numRuns: 300 },
    );
  });

  it('ends at a word where it can', () => {
    expect(clipped('Pizzaofen mit zwei Kammern und Thermometer', 25)).toBe('Pizzaofen mit zwei…');
    expect(clipped(family.repeat(20), 30)).toBe(`${family.repeat(2)}…`);
  });
});

describe('a description', () => {
  it('loses its markup and keeps its words', () => {
    expect(plainText('<p>Bis 350&nbsp;&deg;C &amp; mehr:</p><ul><li>a &lt; b</li><li>&#8364;</li></ul>')).toBe(
      'Bis 350 &deg;C & mehr: a < b €',
    );
    expect(plainText('5 < 6 &amp; Co\nzwei')).toBe('5 < 6 &amp; Co zwei');
  });
});
