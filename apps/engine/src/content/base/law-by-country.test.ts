import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { vatNumberName } from '@tradehall/domain/countries/vat-number.ts';
import { type Locale, localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import { mailMessagesOf } from '../../mail/mail-messages';
import { baseTextsOf } from './base-texts';

const localesWhere = (holds: (country: Country) => boolean): readonly Locale[] =>
  localeCodes.filter((locale) => holds(countries[locales[locale].country]));

/** What a supply between member states is spoken of with, in the languages of the countries outside. */
const union = /\bEU\b|\bEU-|\bUE\b|member state|Mitgliedst|État membre|Stato membro|medlemsstat|VIES/i;
/** What the law calls the right to withdraw, in the languages of the countries that have none. */
const rightOfWithdrawal = /Widerrufsrecht|droit (?:légal )?de rétractation|diritto di recesso/i;

function leavesOf(texts: unknown, name = ''): readonly string[] {
  // An address is the same in all countries of a language.
  if (typeof texts === 'string') return name === 'slug' ? [] : [texts];
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, inner]) => leavesOf(inner, key));
}

function pagesForCompanies(locale: Locale): readonly string[] {
  const { pages } = baseTextsOf(locale);
  return leavesOf([pages['help-centre-faq'], pages.payment, pages['merchant-information']]);
}

describe('the law of a country', () => {
  it.each(localesWhere(({ inEuropeanUnion }) => !inEuropeanUnion))('promises nothing of the Union in %s', (locale) => {
    expect(pagesForCompanies(locale).filter((text) => union.test(text))).toEqual([]);
  });

  it.each(['de-DE', 'de-AT', 'en-IE', 'fr-BE', 'fr-FR', 'it-IT'] as const)(
    'tells companies of other member states in %s, whose language is spoken outside of the Union too',
    (locale) => {
      expect(pagesForCompanies(locale).filter((text) => union.test(text))).toHaveLength(2);
    },
  );

  it.each(localesWhere(({ withdrawal }) => withdrawal === 'promise'))('names no right that is none in %s', (locale) => {
    const texts = [...leavesOf(baseTextsOf(locale)), ...leavesOf(mailMessagesOf(locale))];
    expect(texts.filter((text) => rightOfWithdrawal.test(text))).toEqual([]);
    const { fallback } = locales[locale];
    expect(mailMessagesOf(locale).withdrawal.text).not.toBe(mailMessagesOf(fallback ?? locale).withdrawal.text);
  });

  it.each(localeCodes)('says the years of the legal guarantee in %s, and no other number of them', (locale) => {
    const { promises, pages } = baseTextsOf(locale);
    expect(promises.guarantee.title).toContain('{longestGuarantee}');
    expect(promises.guarantee.text).toContain('{legalGuarantee}');
    expect(pages['premium-guarantee'].lead).not.toMatch(/\d/);
  });

  it.each(['de-DE', 'de-AT', 'de-CH'] as const)('calls a VAT number as the country does in %s', (locale) => {
    const own = vatNumberName(countries[locales[locale].country], 'de');
    const others = ['DE', 'AT', 'CH'] as const;
    const texts = JSON.stringify([baseTextsOf(locale), mailMessagesOf(locale)]);
    expect(texts).toContain(own);
    for (const name of others.map((code) => vatNumberName(countries[code], 'de')).filter((each) => each !== own))
      expect(texts).not.toContain(name);
  });
});
