import { i18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Compile = Parameters<I18n['setMessagesCompiler']>[0];

const compiled = new Map<string, ReturnType<Compile>>();

/** The English sentence is its own key: a language without our texts says it, and so it is compiled when it is said. */
function compileOnce(text: string): ReturnType<Compile> {
  const known = compiled.get(text) ?? compileMessage(text);
  compiled.set(text, known);
  return known;
}

i18n.setMessagesCompiler(compileOnce);
// Outside the dashboard, such as in a unit test, nobody has chosen a language.
if (i18n.locale === '') i18n.loadAndActivate({ locale: 'en', messages: {} });

/** A text in the operator's display language: `i18n/de.po` has it in German. Whole sentences, with `{placeholders}`. */
export function say(text: string, values?: Readonly<Record<string, string | number>>): string {
  return i18n._(text, values);
}

/** Marks a text in a table: it is in a language only once `say` has it. */
export const toSay = <Text extends string>(text: Text): Text => text;

/** A word within a sentence. German nouns keep their capitals. */
export const withinSentence = (words: string): string => (isGerman() ? words : words.toLowerCase());

const isGerman = (): boolean => i18n.locale === 'de';

/** By whose rules dates, numbers and names are written: those of the language that `say` speaks. */
export const spokenLocale = (): 'de-DE' | 'en-GB' => (isGerman() ? 'de-DE' : 'en-GB');
