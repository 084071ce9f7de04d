import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { countMark, type PluralForms } from './fill-texts.ts';
import { kindOf, parseMessage, type MessageElement } from './message-elements.ts';
import { messageMode } from './message-mode.ts';
import { pseudoMessage } from './pseudo-text.ts';
import { textOfMessage } from './wording.ts';

const textOf = (elements: readonly MessageElement[], counted: string): string =>
  elements
    .map((element) => {
      if ('value' in element && kindOf(element) === 'literal') return element.value;
      if (kindOf(element) === 'pound' || ('value' in element && element.value === counted && !('options' in element)))
        return countMark;
      if ('value' in element && kindOf(element) === 'argument') return `{${element.value}}`;
      throw new Error('only the number and plain texts can be filled in by the browser');
    })
    .join('');

/** A message of one plural, taken apart on the server, so that the browser needs no formatter: see `fillPlural`, and `fillMarks` for other texts in it. */
export function pluralForms(locale: Locale, key: MessageKey): PluralForms {
  const parsed = parseMessage(textOfMessage(locale, key));
  const elements = messageMode() === 'pseudo' ? pseudoMessage(parsed) : parsed;
  const position = elements.findIndex((element) => 'pluralType' in element);
  const plural = elements[position];
  if (plural === undefined || !('pluralType' in plural)) throw new Error(`${key} has no plural for ${locale}`);
  const before = textOf(elements.slice(0, position), plural.value);
  const after = textOf(elements.slice(position + 1), plural.value);
  const { other, ...forms } = Object.fromEntries(
    Object.entries(plural.options).map(([name, { value }]) => [
      name,
      `${before}${textOf(value, plural.value)}${after}`,
    ]),
  );
  if (other === undefined) throw new Error(`${key} has no form for other numbers in ${locale}`);
  return { ...forms, other };
}
