import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { argumentNames } from './message-elements.ts';
import type { MessageElement } from './message-elements.ts';

export type MessageValues = Readonly<Record<string, string | number>>;
export type FormatMessage = (values: MessageValues) => string;

const remembered = <Arguments extends readonly unknown[], Formatter>(create: (...given: Arguments) => Formatter) => {
  const formatters = new Map<string, Formatter>();
  return (...given: Arguments): Formatter => {
    const key = JSON.stringify(given);
    const formatter = formatters.get(key) ?? create(...given);
    formatters.set(key, formatter);
    return formatter;
  };
};

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

/** A message never reaches a shopper with a placeholder left open. */
export const compileMessage = (key: string, elements: MessageElement[], locale: Locale): FormatMessage => {
  const message = new IntlMessageFormat(elements, locale, undefined, { formatters });
  const names = [...argumentNames(elements)];
  return (values) => {
    const missing = names.find((name) => values[name] === undefined);
    if (missing !== undefined) {
      throw new Error(`no value for {${missing}} in ${key}`);
    }
    return String(message.format(values));
  };
};
