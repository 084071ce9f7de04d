import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { type Language, languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { vocabulary, type Vocabulary } from '../vocabulary/vocabulary';
import { numberFormatOf } from './numbers';

/** The vocabulary of a language and its way to write numbers. */
export interface Words extends Vocabulary {
  readonly language: Language;
  readonly formatNumber: (value: number) => string;
}

// The compiled program reads the same files as the tests do.
function vocabularyFolder(): string {
  const packageFile = findPackageJSON('..', __filename);
  if (packageFile === undefined) throw new Error('the engine package has no package.json above the generator');
  return join(dirname(packageFile), 'vocabulary');
}

/** All languages or none: a catalogue with a language left out would show English to its shoppers. */
export function loadWords(folder: string = vocabularyFolder()): readonly Words[] {
  return languages.map((language) => wordsIn(language, folder));
}

export function wordsIn(language: Language, folder: string = vocabularyFolder()): Words {
  return { ...readVocabulary(folder, language), language, formatNumber: numberFormatOf(language) };
}

function readVocabulary(folder: string, language: Language): Vocabulary {
  const parsed = vocabulary.safeParse(readJson(join(folder, `${language}.json`), language));
  if (!parsed.success)
    throw new Error(`the vocabulary ${language}.json is not whole:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function readJson(file: string, language: Language): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`the catalogue needs words in all ${languages.length} languages; ${language}.json cannot be read`, {
      cause,
    });
  }
}

export function wordOf<Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry {
  const entry = entries[key];
  if (entry === undefined) throw new Error(`the vocabulary has no word for ${key}`);
  return entry;
}

const templateParts = new Map<string, readonly string[]>();

/** `{name}` stands for the value of that name. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  let parts = templateParts.get(template);
  // Every second part is the name of a placeholder. A catalogue fills the same few templates a million times.
  if (parts === undefined) templateParts.set(template, (parts = template.split(/\{(\w+)\}/)));
  let text = '';
  for (const [at, part] of parts.entries()) text += at % 2 === 0 ? part : wordOf(values, part);
  return text;
}

// Written close to their number in every language.
const closeUnits = new Set(['″', '×']);

const noBreakSpace = '\u00a0';

export function formatValue(words: Words, value: number | string, unit: string | null): string {
  const text = typeof value === 'number' ? words.formatNumber(value) : (words.values[value] ?? value);
  if (unit === null) return text;
  const measure = (words.unitNames[unit] ?? unit).replaceAll(' ', noBreakSpace);
  return `${text}${closeUnits.has(unit) ? '' : noBreakSpace}${measure}`;
}
