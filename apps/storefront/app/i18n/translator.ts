import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { compileMessage, type FormatMessage, type MessageValues } from './compile-message.ts';
import { isPlainText, parseMessage } from './message-elements.ts';
import { messageMode } from './message-mode.ts';
import { textOfMessage, type MessageKey } from './messages.ts';
import { pseudoMessage, pseudoText } from './pseudo-text.ts';

export type Translate = (key: MessageKey, values?: MessageValues) => string;

const noValues: MessageValues = {};

/** Nearly all messages are plain texts: they are looked up and nothing else. */
function compile(locale: Locale, key: MessageKey): string | FormatMessage {
  const text = textOfMessage(locale, key);
  const isPseudo = messageMode() === 'pseudo';
  if (isPlainText(text)) return isPseudo ? pseudoText(text) : text;
  const elements = parseMessage(text);
  return compileMessage(key, isPseudo ? pseudoMessage(elements) : elements, locale);
}

const compiled = new Map<string, Map<MessageKey, string | FormatMessage>>();

function compiledFor(locale: Locale): Map<MessageKey, string | FormatMessage> {
  const name = `${messageMode()} ${locale}`;
  const messages = compiled.get(name) ?? new Map<MessageKey, string | FormatMessage>();
  compiled.set(name, messages);
  return messages;
}

/** Used by loaders, so that a page carries its own few texts and no table of them. */
export function translator(locale: Locale): Translate {
  const messages = compiledFor(locale);
  return (key, values = noValues) => {
    const message = messages.get(key) ?? compile(locale, key);
    messages.set(key, message);
    return typeof message === 'string' ? message : message(values);
  };
}
