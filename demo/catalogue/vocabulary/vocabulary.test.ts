import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { describe, expect, it } from 'vitest';
import { attributeUnits } from '../families/attributes';
import { departments } from '../families/departments';
import { families } from '../families/families';
import { faqValues, highlightValues } from '../families/placeholders';
import { warningRules } from '../families/warnings';
import { vocabulary } from './vocabulary';

const read = (language: string): unknown => JSON.parse(readFileSync(join(__dirname, `${language}.json`), 'utf8'));

/** Every text by its path, as `families.deep-fryers.one`. */
function textsOf(node: unknown, path: string[] = []): [string, string][] {
  if (typeof node === 'string') return [[path.join('.'), node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => textsOf(child, [...path, key]));
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w*\}?/g)].map(([found]) => found).sort();
const missing = (wanted: Iterable<string>, present: object) => [...new Set(wanted)].filter((key) => !(key in present));
const doubled = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

const units: Set<string> = new Set(Object.values(attributeUnits).filter((unit) => unit !== null));
const english = textsOf(read('en'));
const isUnit = ([path]: [string, string]) => path.startsWith('unitNames.');

describe.each(languages)('the vocabulary in %s', (language) => {
  it('has the shape every language shares', () => {
    expect(vocabulary.safeParse(read(language)).error?.issues ?? []).toEqual([]);
  });

  it('says everything the English one says, and nothing else', () => {
    const paths = new Set(textsOf(read(language)).map(([path]) => path));
    const own = textsOf(read(language)).filter((entry) => !isUnit(entry));
    const shared = new Set(english.map(([path]) => path));
    expect(english.map(([path]) => path).filter((path) => !paths.has(path))).toEqual([]);
    expect(own.map(([path]) => path).filter((path) => !shared.has(path))).toEqual([]);
  });

  it('keeps the placeholders of each text', () => {
    const texts = new Map(textsOf(read(language)));
    const changed = english.filter(([path, text]) => {
      return placeholdersOf(texts.get(path) ?? '').join() !== placeholdersOf(text).join();
    });
    expect(changed.map(([path]) => path)).toEqual([]);
  });

  it('names everything the product families refer to', () => {
    const words = vocabulary.parse(read(language));
    const options = families.flatMap(({ attributes }) =>
      attributes.flatMap((row) => ('options' in row ? row.options : [])),
    );
    const looks = families.flatMap(({ materials, colours }) => [...materials, ...colours]);
    expect(missing(Object.keys(departments), words.departments)).toEqual([]);
    expect(missing(Object.values(departments).flat(), words.groups)).toEqual([]);
    expect(
      missing(
        families.map(({ key }) => key),
        words.families,
      ),
    ).toEqual([]);
    expect(
      missing(
        families.flatMap(({ subtypes }) => subtypes),
        words.subtypes,
      ),
    ).toEqual([]);
    expect(missing(Object.keys(attributeUnits), words.attributes)).toEqual([]);
    expect(missing([...options, ...looks], words.values)).toEqual([]);
    expect(
      missing(
        families.flatMap(({ deliveryItems }) => deliveryItems),
        words.deliveryItems,
      ),
    ).toEqual([]);
    expect(
      missing(
        families.flatMap(({ highlightKeys }) => highlightKeys),
        words.highlights,
      ),
    ).toEqual([]);
    expect(
      missing(
        families.flatMap(({ faqKeys }) => faqKeys),
        words.faq,
      ),
    ).toEqual([]);
  });

  it('says every warning a product may need', () => {
    expect(missing(Object.keys(warningRules), vocabulary.parse(read(language)).warnings)).toEqual([]);
  });

  it('respells only units that exist', () => {
    expect(Object.keys(vocabulary.parse(read(language)).unitNames).filter((unit) => !units.has(unit))).toEqual([]);
  });

  it('gives no two categories the same name', () => {
    const words = vocabulary.parse(read(language));
    const tops = Object.values(words.departments).map(({ name }) => name);
    const families = Object.values(words.families).map(({ many }) => many);
    expect(doubled([...tops, ...Object.values(words.groups), ...families])).toEqual([]);
    expect(doubled(Object.values(words.subtypes))).toEqual([]);
    expect(doubled(Object.values(words.attributes))).toEqual([]);
  });
});

describe('the English vocabulary', () => {
  it('speaks of a value only where an attribute can fill it', () => {
    const words = vocabulary.parse(read('en'));
    const speaking = Object.entries(words.highlights).filter(([, text]) => text.includes('{value}'));
    const answering = Object.entries(words.faq).filter(([, { answer }]) => answer.includes('{value}'));
    expect(speaking.map(([key]) => key).sort()).toEqual(Object.keys(highlightValues).sort());
    expect(answering.map(([key]) => key).sort()).toEqual(Object.keys(faqValues).sort());
  });
});
