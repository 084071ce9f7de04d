/** A message taken apart: what it says, and what the shop fills in. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  /** The number that has chosen the words around it: `#`. */
  | { readonly kind: 'number' }
  | Choice;

export interface Choice {
  readonly kind: 'choice';
  readonly name: string;
  readonly by: ChoiceKind;
  readonly options: Readonly<Record<string, MessageParts>>;
}
export type MessageParts = readonly MessagePart[];

const choiceKinds = ['plural', 'selectordinal', 'select'] as const;
type ChoiceKind = (typeof choiceKinds)[number];
const choiceKindOf = (word: string): ChoiceKind | undefined => choiceKinds.find((kind) => kind === word);

/** Why a text is no message, as a sentence. */
export class MessageFault extends Error {}

interface Cursor {
  readonly text: string;
  at: number;
}

const special = /^[{}<>#]/;

function takeWord(cursor: Cursor, pattern: RegExp, wanted: string): string {
  const [found = ''] = new RegExp(String.raw`^\s*(?:${pattern.source})\s*`).exec(cursor.text.slice(cursor.at)) ?? [];
  if (found.trim() === '') throw new MessageFault(`After “${cursor.text.slice(0, cursor.at)}” ${wanted} is missing.`);
  cursor.at += found.length;
  return found.trim();
}

/** Words up to a bracket. An apostrophe before a bracket would take its meaning from it, and is refused. */
function takeText(cursor: Cursor, isCounted: boolean): string {
  let text = '';
  for (; cursor.at < cursor.text.length; cursor.at += 1) {
    const letter = cursor.text.charAt(cursor.at);
    if (letter === '{' || letter === '}' || (letter === '#' && isCounted)) return text;
    if (letter === "'" && cursor.text.charAt(cursor.at + 1) === "'") cursor.at += 1;
    else if (letter === "'" && special.test(cursor.text.slice(cursor.at + 1)))
      throw new MessageFault('A straight apostrophe stands before a bracket: type ’ in its place.');
    text += letter;
  }
  return text;
}

function takeOptions(cursor: Cursor, by: ChoiceKind): Record<string, MessageParts> {
  const options: Record<string, MessageParts> = {};
  while (cursor.text.charAt(cursor.at) !== '}') {
    const option = takeWord(cursor, /=\d+|\w+/, 'a closing bracket');
    if (Object.hasOwn(options, option)) throw new MessageFault(`There are words for “${option}” twice.`);
    takeWord(cursor, /\{/, 'an opening bracket');
    // The space behind the bracket belongs to the words.
    cursor.at = cursor.text.lastIndexOf('{', cursor.at - 1) + 1;
    options[option] = takeParts(cursor, by !== 'select');
    takeWord(cursor, /\}/, 'a closing bracket');
  }
  return options;
}

function takeArgument(cursor: Cursor): MessagePart {
  takeWord(cursor, /\{/, 'an opening bracket');
  const name = takeWord(cursor, /[A-Za-z]\w*/, 'the name of what is filled in');
  if (takeWord(cursor, /[,}]/, 'a closing bracket') === '}') {
    // Nor does the space behind it belong to the bracket.
    cursor.at = cursor.text.lastIndexOf('}', cursor.at - 1) + 1;
    return { kind: 'value', name };
  }
  const by = choiceKindOf(takeWord(cursor, /\w+/, 'what chooses the words'));
  if (by === undefined) throw new MessageFault(`What is filled in for “${name}” cannot be written in another way.`);
  takeWord(cursor, /,/, 'a comma');
  const options = takeOptions(cursor, by);
  cursor.at += 1;
  if (!Object.hasOwn(options, 'other')) throw new MessageFault(`For “${name}” there are no words for all others.`);
  return { kind: 'choice', name, by, options };
}

function takeParts(cursor: Cursor, isCounted: boolean): MessageParts {
  const parts: MessagePart[] = [];
  while (cursor.at < cursor.text.length && cursor.text.charAt(cursor.at) !== '}') {
    const text = takeText(cursor, isCounted);
    if (text !== '') parts.push({ kind: 'text', text });
    const next = cursor.text.charAt(cursor.at);
    if (next === '{') parts.push(takeArgument(cursor));
    if (next === '#') {
      parts.push({ kind: 'number' });
      cursor.at += 1;
    }
  }
  return parts;
}

/** Throws a `MessageFault`. Of ICU it knows what the shop's messages use: values, plurals and selects. */
export function readMessage(text: string): MessageParts {
  const cursor = { text, at: 0 };
  const parts = takeParts(cursor, false);
  if (cursor.at < text.length) throw new MessageFault('There is a closing bracket without an opening one.');
  return parts;
}

/** Values and choices at any depth, each once. */
export function namesIn(parts: MessageParts): ReadonlySet<string> {
  return new Set(
    parts.flatMap((part) => {
      if (part.kind === 'value') return [part.name];
      if (part.kind !== 'choice') return [];
      return [part.name, ...Object.values(part.options).flatMap((option) => [...namesIn(option)])];
    }),
  );
}

/** The categories that whole numbers have in a locale: `many` of French begins at a million, that of Czech at fractions. */
export function categoriesOf(locale: string, type: Intl.PluralRuleType = 'cardinal'): readonly string[] {
  const rules = new Intl.PluralRules(locale, { type });
  const selected = Array.from({ length: 201 }, (_nothing, number) => rules.select(number));
  return [...new Set([...selected, 'other'])];
}
