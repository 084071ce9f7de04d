import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { compileMessage, type FormatMessage, type MessageValues } from './compile-message.ts';
import { isPlainText, parseMessage } from './message-elements.ts';
import { messageMode } from './message-mode.ts';
import { pseudoMessage, pseudoText } from './pseudo-text.ts';
import { textOfMessage, wordingOf, type Wording } from './wording.ts';

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

type CompiledMessages = Map<MessageKey, string | FormatMessage>;

const compiled = new Map<string, { readonly wording: Wording; readonly messages: CompiledMessages }>();

/** Begun anew when operators have changed a word. */
function compiledFor(locale: Locale): CompiledMessages {
  const name = `${messageMode()} ${locale}`;
  const wording = wordingOf(locale);
  const kept = compiled.get(name);
  if (kept?.wording === wording) return kept.messages;
  const messages: CompiledMessages = new Map();
  compiled.set(name, { wording, messages });
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
