import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { argumentNames, kindOf, type MessageElement } from './message-elements.ts';

export type MessageValues = Readonly<Record<string, string | number>>;
export type FormatMessage = (values: MessageValues) => string;

function remembered<Arguments extends readonly unknown[], Formatter>(create: (...given: Arguments) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (...given: Arguments): Formatter => {
    const key = JSON.stringify(given);
    const formatter = formatters.get(key) ?? create(...given);
    formatters.set(key, formatter);
    return formatter;
  };
}

// One set for all messages: left to itself, each message would make and keep its own.
const formatters = {
  getNumberFormat: remembered(
    (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  ),
  getDateTimeFormat: remembered(
    (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  ),
  getPluralRules: remembered(
    (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
  ),
};

function formatterOf(elements: MessageElement[], locale: Locale): FormatMessage {
  const message = new IntlMessageFormat(elements, locale, undefined, { formatters });
  return (values) => String(message.format(values));
}

/** Most messages have nothing but names to fill in: the formatter would take twenty times as long for them. */
function joinTexts(elements: readonly MessageElement[]): FormatMessage | null {
  const parts = elements.flatMap((element) => {
    const kind = kindOf(element);
    return 'value' in element && (kind === 'literal' || kind === 'argument') ? [{ kind, text: element.value }] : [];
  });
  return parts.length < elements.length
    ? null
    : (values) => parts.map(({ kind, text }) => (kind === 'literal' ? text : String(values[text]))).join('');
}

/** A message never reaches a shopper with a placeholder left open. */
export function compileMessage(key: string, elements: MessageElement[], locale: Locale): FormatMessage {
  const format = joinTexts(elements) ?? formatterOf(elements, locale);
  const names = [...argumentNames(elements)];
  return (values) => {
    const missing = names.find((name) => values[name] === undefined);
    if (missing !== undefined) throw new Error(`no value for {${missing}} in ${key}`);
    return format(values);
  };
}
