import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { findMessage } from './messages.ts';
import type { MessageKey } from './messages.ts';
import { fillPlaceholders } from './placeholders.ts';

export type Translate = (key: MessageKey, values?: Readonly<Record<string, string>>) => string;

/** Used by loaders, so that a page carries its own few texts and no table of them. */
export const translator =
  (locale: Locale): Translate =>
  (key, values = {}) => {
    const message = findMessage(locale, key);
    if (message === null) {
      throw new Error(`no message ${key} for ${locale}`);
    }
    return fillPlaceholders(message, values);
  };
