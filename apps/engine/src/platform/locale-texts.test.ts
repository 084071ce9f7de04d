import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLocale, type Locale, localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { localText, spelt } from '@tradehall/domain/locales/local-words.ts';
import { describe, expect, it } from 'vitest';
import { engineFolder } from './engine-folder';
import { readTextsOf } from './locale-texts';

const folders = ['mail-messages', 'base-content'].map(engineFolder);

function leavesOf(texts: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`));
}

const ownFiles = folders.flatMap((folder) =>
  globSync('??-??.json', { cwd: folder }).map((file) => ({ folder, name: basename(file, '.json') })),
);

describe.each(ownFiles)('the own texts of $name in $folder', ({ folder, name }) => {
  it('belong to a locale that shares its language, and say something else than the language', () => {
    expect(localeCodes).toContain(name);
    const locale: Locale = isLocale(name) ? name : 'en-GB';
    const { fallback } = locales[locale];
    expect(fallback).not.toBeNull();
    const shared = new Map(leavesOf(fallback === null ? null : readTextsOf(folder, fallback)));
    const own: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const faults = leavesOf(own).filter(([path, text]) => {
      const other = shared.get(path);
      return other === undefined || localText(locale, other) === text || spelt(locale, text) !== text;
    });
    expect(faults).toEqual([]);
  });
});

describe.each(folders)('the texts of %s', (folder) => {
  const textsIn = (locale: Locale) => leavesOf(readTextsOf(folder, locale)).map(([, text]) => text);

  it('are the own ones of a locale among those of its language', () => {
    const [austrian, german] = [textsIn('de-AT'), textsIn('de-DE')];
    expect(austrian).toHaveLength(german.length);
    expect(austrian.join()).toContain('UID-Nummer');
    expect(austrian.join()).not.toContain('USt-IdNr.');
    expect(german.join()).not.toContain('UID-Nummer');
  });

  it('have no ß in Switzerland', () => {
    expect(textsIn('de-CH').filter((text) => text.includes('ß'))).toEqual([]);
  });
});
