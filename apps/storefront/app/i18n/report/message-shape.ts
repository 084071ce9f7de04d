import type { Language } from '@tradehall/domain/locales/languages.ts';
import { localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { everyElement, kindOf, parseMessage, type MessageElement } from '../message-elements.ts';

const wholeNumbers = Array.from({ length: 201 }, (_nothing, number) => number);

/** The plural categories that whole numbers select in a language: `many` of French begins at a million, that of Czech at fractions. */
export function pluralCategories(language: Language, type: Intl.PluralRuleType): readonly string[] {
  const rules = localeCodes
    .filter((locale) => locales[locale].language === language)
    .map((locale) => new Intl.PluralRules(locale, { type }));
  const selected = rules.flatMap((rule) => wholeNumbers.map((number) => rule.select(number)));
  return [...new Set([...selected, 'other'])].sort();
}

const isExact = (option: string): boolean => option.startsWith('=');

/** An argument as a translator has to keep it. */
function describe(element: MessageElement, language: Language): string {
  if ('pluralType' in element) {
    const wanted = pluralCategories(language, element.pluralType ?? 'cardinal').join(' ');
    const given = Object.keys(element.options).filter((option) => !isExact(option));
    const fits = given.sort().join(' ') === wanted;
    return `${element.pluralType ?? ''} plural${fits ? '' : ` of ${given.join(' ')} instead of ${wanted}`}`;
  }
  return 'options' in element ? `select ${Object.keys(element.options).sort().join(' ')}` : kindOf(element);
}

function shapeOf(text: string, language: Language): readonly string[] {
  const described = [...everyElement(parseMessage(text))].flatMap((element) =>
    'value' in element && kindOf(element) !== 'literal'
      ? [{ name: element.value, kind: describe(element, language) }]
      : [],
  );
  // A number that chooses a plural may be repeated in words of the language, written or as `#`.
  const chosen = new Set(described.filter(({ kind }) => kind !== 'argument').map(({ name }) => name));
  const kept = described.filter(({ name, kind }) => kind !== 'argument' || !chosen.has(name));
  return [...new Set(kept.map(({ name, kind }) => `{${name}} ${kind}`))].sort();
}

/** How the arguments of a translation differ from those of the English text; null where they agree. */
export function shapeFault(text: string, english: string, language: Language): string | null {
  try {
    const [given, wanted] = [shapeOf(text, language).join(', '), shapeOf(english, 'en').join(', ')];
    return given === wanted ? null : `has ${given || 'no arguments'}, English has ${wanted || 'none'}`;
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}
