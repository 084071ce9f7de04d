import { describe, expect, it } from 'vitest';
import { failures } from '@tradehall/domain/calls/failures.ts';
import { languages, type Language } from '@tradehall/domain/locales/languages.ts';
import { messagesByLanguage, messagesByLocale } from '@tradehall/domain/messages/messages.ts';
import { sharedTexts } from './english-left.ts';
import { countFaults, faultKinds, findMessageFaults } from './message-report.ts';
import { pluralCategories } from './message-shape.ts';
import { readStorefrontSources } from './storefront-sources.ts';
import { prefixesOfKeys } from './used-messages.ts';

const keys = Object.keys(messagesByLanguage.en);
const shopFaults = findMessageFaults({
  byLanguage: messagesByLanguage,
  byLocale: messagesByLocale,
  sources: readStorefrontSources(),
});

describe('the messages of the shop', () => {
  it.each(languages.flatMap((language) => faultKinds.map((kind) => ({ language, kind }))))(
    'in $language have no fault: $kind',
    ({ language, kind }) => {
      const found = shopFaults.filter(({ file, ...fault }) => file === language && fault.kind === kind);
      expect(found.map(({ key, why }) => `${key} ${why}`)).toEqual([]);
    },
  );

  it('of a single country have no fault', () => {
    expect(shopFaults.filter(({ file }) => !languages.some((language) => language === file))).toEqual([]);
  });

  it('have words for every failure of the shop and for no other', () => {
    expect(keys.filter((key) => key.startsWith('failure.')).sort()).toEqual(
      Object.keys(failures)
        .map((code) => `failure.${code}`)
        .sort(),
    );
  });

  it('are excused only where an excuse is needed', () => {
    expect(prefixesOfKeys.filter(({ prefix }) => !keys.some((key) => key.startsWith(prefix)))).toEqual([]);
    const isNeeded = (english: string, language: Language) => {
      const texts = new Map(Object.entries(messagesByLanguage[language]));
      return Object.entries(messagesByLanguage.en).some(
        ([key, text]) => text === english && texts.get(key) === english,
      );
    };
    const needless = sharedTexts.flatMap(({ english, languages: excused }) =>
      excused.filter((language) => !isNeeded(english, language)).map((language) => `${language}: ${english}`),
    );
    expect(needless).toEqual([]);
  });
});

/** The faults of one message, translated into one language, in a shop of that one message. */
function faultsOf(english: string, language: Language, translation: string, sources = "'a.key'") {
  const none: Readonly<Record<string, string>> = {};
  const byLanguage = { ...Object.fromEntries(languages.map((one) => [one, none])), en: { 'a.key': english } };
  const found = findMessageFaults({
    byLanguage: { ...messagesByLanguage, ...byLanguage, [language]: { 'a.key': translation } },
    byLocale: {},
    sources,
  });
  return found.filter(({ file }) => file === language).map(({ kind }) => kind);
}

describe('the message report', () => {
  it('accepts a proper translation', () => {
    expect(faultsOf('Rated {rating} by {name}', 'de', 'Von {name} mit {rating} bewertet')).toEqual([]);
    expect(faultsOf('{from}–{to}', 'de', '{from}–{to}')).toEqual([]);
    expect(faultsOf('For you', 'da', 'Varer for dig')).toEqual([]);
  });

  it('finds a missing, an empty and an extra message', () => {
    const texts = { byLocale: {}, sources: "'a' 'b'" };
    const found = findMessageFaults({
      ...texts,
      byLanguage: { ...messagesByLanguage, en: { a: 'Salt', b: 'Oil' }, de: { a: ' ', c: 'Mehl' } },
    });
    expect(found.filter(({ file }) => file === 'de').map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'missing b',
      'missing a',
      'unused c',
    ]);
  });

  it.each<[string, Language, string]>([
    ['Search', 'de', 'Search'],
    ['Search the shop', 'fr', 'Search the boutique'],
    ['Search', 'el', 'Search στο κατάστημα'],
    ['Search', 'bg', 'Tърсене'],
  ])('finds English in %j translated into %s as %j', (english, language, text) => {
    expect(faultsOf(english, language, text)).toEqual(['English left']);
  });

  it.each<[string, Language, string]>([
    ['To {place}', 'de', 'Zur Seite'],
    ['To {place}', 'de', 'Zu {ort}'],
    ['To the page', 'de', 'Zu {place}'],
    ['Of {brand}', 'fr', "D'{brand}"],
    ['{n, number}', 'de', '{n}'],
    ['{count, plural, one {# item} other {# items}}', 'de', '{count} Artikel'],
    ['{count, plural, one {# item} other {# items}}', 'pl', '{count, plural, one {# sztuka} other {# sztuk}}'],
    ['{count, plural, one {# item} other {# items}}', 'de', '{count, plural, one {# Stück} few {#} other {# Stück}}'],
    ['{who, select, me {My} other {Their}}', 'de', '{who, select, ich {Mein} other {Ihr}}'],
    ['To {place}', 'de', 'Zu {place'],
  ])('finds other placeholders than in %j in the %s text %j', (english, language, text) => {
    expect(faultsOf(english, language, text)).toEqual(['wrong placeholders']);
  });

  it('accepts a number written out inside its plural', () => {
    const english = '{count, plural, =0 {Nothing} one {One item} other {# items}}';
    expect(faultsOf(english, 'hu', '{count, plural, one {{count} termék} other {# termék}}')).toEqual([]);
  });

  it('finds shouting', () => {
    expect(faultsOf('Hello', 'de', 'Hallo!')).toEqual(['style']);
  });

  it.each([
    ['Grösse', 'says what its language says'],
    ['Große Auswahl', 'has a letter that the country does not write'],
  ])('finds a text of a country that needs none or is none: %s', (own, why) => {
    const found = findMessageFaults({
      byLanguage: { ...messagesByLanguage, en: { a: 'Size' }, de: { a: 'Größe' } },
      byLocale: { 'de-CH': { a: own } },
      sources: "'a'",
    });
    expect(found.filter(({ file }) => file === 'de-CH')).toEqual([{ file: 'de-CH', kind: 'style', key: 'a', why }]);
  });

  it('finds a message that no source names, and counts it once for all languages', () => {
    expect(faultsOf('Salt', 'de', 'Salz', "'a.key.longer' // a.key")).toEqual(['unused']);
    expect(faultsOf('Salt', 'de', 'Salz', '<p>{translate("a.key")}</p>')).toEqual([]);
    const unused = (file: Language) => ({ file, kind: 'unused', key: 'a.key', why: '' }) as const;
    expect(countFaults([unused('de'), unused('fr')], 'unused')).toBe(1);
  });

  it('knows which plurals whole numbers have', () => {
    expect(pluralCategories('pl', 'cardinal')).toEqual(['few', 'many', 'one', 'other']);
    expect(pluralCategories('cs', 'cardinal')).toEqual(['few', 'one', 'other']);
    expect(pluralCategories('fr', 'cardinal')).toEqual(['one', 'other']);
    expect(pluralCategories('sl', 'cardinal')).toEqual(['few', 'one', 'other', 'two']);
  });
});
