import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { inWords, shopInWords } from './in-words';
import { shownDay, shownMoment } from './moments';
import { amountInWords, groupedAmount, groupedCount, percentInWords, shareInWords } from './numbers';
import { say, withinSentence } from './say';

const entries = readFileSync(join(import.meta.dirname, 'i18n/de.po'), 'utf8').matchAll(
  /^msgid "(.+)"\nmsgstr "(.+)"$/gm,
);
const unquoted = (text = ''): string => text.replaceAll(/\\(.)/g, '$1');
const catalogue = new Map([...entries].map(([, text, words]) => [unquoted(text), unquoted(words)]));
const places = '{count, plural, one {One attribute has} other {# attributes have}} to be mended.';

function speak(locale: string): void {
  i18n.loadAndActivate({ locale, messages: locale === 'de' ? Object.fromEntries(catalogue) : {} });
}

describe('an operator who chose German', () => {
  afterEach(() => speak('en'));

  it('reads sentences with their placeholders and plurals in German', () => {
    speak('de');
    expect(say('Search')).toBe('Suchen');
    expect([1, 2_000].map((count) => say(places, { count }))).toEqual([
      'Ein Merkmal muss berichtigt werden.',
      '2.000 Merkmale müssen berichtigt werden.',
    ]);
    expect(say('Nobody has translated this.')).toBe('Nobody has translated this.');
  });

  it('reads every entry of the catalogue as a sentence', () => {
    speak('de');
    const values = new Proxy({}, { get: () => 1 });
    const unsaid = [...catalogue.keys()].filter((text) => /[{}#]|plural/.test(say(text, values)));
    expect(unsaid).toEqual([]);
  });

  it('reads numbers, days and names as they are written in German', () => {
    speak('de');
    expect([amountInWords(129_990), groupedAmount(-123_456_789), groupedCount(1_234)]).toEqual([
      '1299,90',
      '-1.234.567,89',
      '1.234',
    ]);
    expect([percentInWords(1_250), percentInWords(500), shareInWords(0.125)]).toEqual(['12,5', '5', '12,5 %']);
    expect([shownDay('2026-12-01'), shownDay('')]).toEqual(['01.12.2026', '']);
    expect(shownMoment('2026-12-01T12:00:00Z')).toMatch(/^01\.12\.2026 \d\d:\d\d \S+$/);
    expect([shopInWords('tradehall_at'), inWords('hero-banner'), inWords('unheard-of')]).toEqual([
      'Österreich',
      'Hauptbanner',
      'Unheard of',
    ]);
    expect(withinSentence('Entwurf')).toBe('Entwurf');
  });
});

it('speaks English, with its plurals, in every language that has no catalogue', () => {
  speak('fr');
  expect(say(places, { count: 2 })).toBe('2 attributes have to be mended.');
  expect([groupedAmount(123_456_789), shownDay('2026-12-01'), withinSentence('Draft')]).toEqual([
    '1,234,567.89',
    '2026-12-01',
    'draft',
  ]);
  speak('en');
});
