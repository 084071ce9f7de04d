import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { Translate } from './translator.ts';

type LastPart<Key extends string> = Key extends `${string}.${infer Rest}` ? LastPart<Rest> : Key;

/** Finished texts, each under the last part of its key: `login.title` is `title`. */
export type Words<Key extends MessageKey> = { readonly [Each in Key as LastPart<Each>]: string };

const nameOf = (key: MessageKey): string => key.slice(key.lastIndexOf('.') + 1);

/**
 * The words of a page or a part: the keys are named once, the view and its type follow from them. For texts without
 * placeholders; keys stand whole, so that a search for one finds where it is shown.
 */
export function wordsOf<Key extends MessageKey>(...keys: readonly Key[]): (translate: Translate) => Words<Key>;
// A view's file may be asked by the browser for something else: then its words stay out of the bundle.
/* @__NO_SIDE_EFFECTS__ */
export function wordsOf(...keys: readonly MessageKey[]): (translate: Translate) => Readonly<Record<string, string>> {
  const named = keys.map((key) => [nameOf(key), key] as const);
  const twice = named.find(([name], position) => named.findIndex(([other]) => other === name) < position);
  if (twice !== undefined) throw new Error(`two words are called ${twice[0]}`);
  return (translate) => Object.fromEntries(named.map(([name, key]) => [name, translate(key)]));
}
