import type { Locale } from './locales.ts';

type Replacements = Readonly<Partial<Record<Locale, readonly (readonly [ofLanguage: string, here: string])[]>>>;

/** Letters that a country does not write, in whosever text. */
const spellings: Replacements = {
  'de-CH': [
    ['ß', 'ss'],
    ['ẞ', 'SS'],
  ],
};

/**
 * What a country calls differently wherever the shop's own texts say it. What differs by more than a word stands in the file
 * of the locale. Switzerland: withdrawing from a purchase is what the shop promises there, not what the law gives.
 */
const terms: Replacements = {
  'de-AT': [
    ['USt-IdNrn.', 'UID-Nummern'],
    ['USt-IdNr.', 'UID-Nummer'],
  ],
  'de-CH': [
    ['USt-IdNrn.', 'MWST-Nummern'],
    ['USt-IdNr.', 'MWST-Nummer'],
    ['Umsatzsteuer-Identifikationsnummer', 'MWST-Nummer'],
    ['Umsatzsteuer', 'Mehrwertsteuer'],
    ['MwSt.', 'MWST'],
    ['Widerrufsrecht', 'Rückgaberecht'],
    ['Widerrufsfrist', 'Rückgabefrist'],
    ['Widerrufsbelehrung', 'Seite zum Rückgaberecht'],
  ],
  'fr-CH': [
    ['droit de rétractation', 'droit de retour'],
    ['Droit de rétractation', 'Droit de retour'],
    ['délai de rétractation', 'délai de retour'],
    ['conditions de rétractation', 'conditions de retour'],
    ['code postal', 'NPA'],
    ['Code postal', 'NPA'],
  ],
  'it-CH': [
    ['diritto di recesso', 'diritto di restituzione'],
    ['Diritto di recesso', 'Diritto di restituzione'],
    ['condizioni di recesso', 'condizioni di restituzione'],
    ['CAP', 'NPA'],
  ],
  'nl-BE': [
    ['Deze winkelwagen', 'Dit winkelmandje'],
    ['De winkelwagen op dit apparaat en die', 'Het winkelmandje op dit apparaat en dat'],
    ['de winkelwagen te zien die', 'het winkelmandje te zien dat'],
    ['de hele winkelwagen', 'het hele winkelmandje'],
    ['de winkelwagen', 'het winkelmandje'],
    ['De winkelwagen', 'Het winkelmandje'],
    ['winkelwagen', 'winkelmandje'],
    ['Winkelwagen', 'Winkelmandje'],
    ['klantenservice', 'klantendienst'],
    ['Klantenservice', 'Klantendienst'],
    ['de gemeentelijke milieustraat of het recyclagepark', 'het recyclagepark'],
  ],
};

const escaped = (words: string) => words.replaceAll('.', '\\.');

/** A word is compared from its beginning; what follows may be its ending or the rest of a compound. */
const termPatterns = new Map(
  Object.entries(terms).map(([locale, pairs]) => [
    locale,
    pairs.map(([ofLanguage, here]) => [new RegExp(`(?<!\\p{L})${escaped(ofLanguage)}`, 'gu'), here] as const),
  ]),
);

/** Somebody's text, as the locale spells it. */
export const spelt = (locale: Locale, text: string): string =>
  (spellings[locale] ?? []).reduce((words, [letter, here]) => words.replaceAll(letter, here), text);

/** A text of the shop in the words of the locale. */
export const localText = (locale: Locale, text: string): string =>
  (termPatterns.get(locale) ?? []).reduce(
    (words, [ofLanguage, here]) => words.replaceAll(ofLanguage, here),
    spelt(locale, text),
  );

/** Names and addresses are nobody's to spell. */
const isSpeltByOthers = (name: string) =>
  ['manufacturer', 'responsiblePerson', 'brand', 'slug', 'slugAllLocales', 'url'].includes(name);

/** All texts inside changed by `change`. */
export function withTexts(texts: unknown, change: (text: string) => string): unknown {
  if (typeof texts === 'string') return change(texts);
  if (Array.isArray(texts)) return texts.map((text: unknown) => withTexts(text, change));
  if (typeof texts !== 'object' || texts === null) return texts;
  const entries = Object.entries(texts);
  return Object.fromEntries(
    entries.map(([name, text]) => [name, isSpeltByOthers(name) ? text : withTexts(text, change)]),
  );
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Texts with some of them replaced by a locale's own. A list names its items by their place: `{}` leaves one as it is. */
export function withOwnTexts(texts: unknown, own: unknown): unknown {
  if (own === undefined) return texts;
  if (!isGroup(texts) || !isGroup(own)) return own;
  const replaced = new Map(Object.entries(own));
  if (Array.isArray(texts)) return texts.map((text: unknown, place) => withOwnTexts(text, replaced.get(String(place))));
  const entries = Object.entries(texts).map(([name, text]) => [name, withOwnTexts(text, replaced.get(name))]);
  // A name that the texts lack stays: whoever reads them refuses it.
  return { ...own, ...Object.fromEntries(entries) };
}
