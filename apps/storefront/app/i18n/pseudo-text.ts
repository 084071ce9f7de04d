import { kindOf, parseMessage, type MessageElement } from './message-elements.ts';

// A text that went through here is marked, so one that did not stands out; and it is longer, as another language may be.

const opening = '⟦';
const closing = '⟧';
const growth = 0.4;
const filler = 'éîøüáñ';
const longestFiller = 9;

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  k: 'ķ',
  l: 'ľ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
};

function accentedLetter(letter: string): string {
  const accentedSmall = accents[letter.toLowerCase()] ?? letter;
  return letter === letter.toLowerCase() ? accentedSmall : accentedSmall.toUpperCase();
}

/** Entities of HTML and what the shop fills in later keep their names. */
const accented = (text: string): string =>
  text.replace(/&[\w#]+;|\{\w+\}|[a-z]/gi, (found) => (found.length === 1 ? accentedLetter(found) : found));

/** Grows by words where the text has words, and makes a single word longer: compounds do that. */
function padding(length: number, hasWords: boolean): string {
  const letters = filler.repeat(Math.ceil((length * growth) / filler.length)).slice(0, Math.ceil(length * growth));
  const words = letters.match(new RegExp(`.{1,${longestFiller}}`, 'g')) ?? [];
  return `${hasWords ? ' ' : ''}${words.join(' ')}`;
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

function marked(text: string): string {
  const trimmed = text.trim();
  return hasLetters(trimmed)
    ? text.replace(
        trimmed,
        () => `${opening}${accented(trimmed)}${padding(trimmed.length, trimmed.includes(' '))}${closing}`,
      )
    : text;
}

/** Line by line and between tags: that is how pages take texts apart. */
export const pseudoText = (text: string): string =>
  text
    .split(/(<[^>]*>|\n)/)
    .map((part) => (part.startsWith('<') ? part : marked(part)))
    .join('');

const lengthOf = (elements: readonly MessageElement[]): number =>
  elements.reduce((length, element) => {
    if ('options' in element)
      return length + Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
    return length + ('value' in element && kindOf(element) === 'literal' ? element.value.length : 0);
  }, 0);

function withAccents(element: MessageElement): MessageElement {
  if ('options' in element) {
    const accentedOptions = Object.entries(element.options).map(
      ([name, { value }]) => [name, { value: value.map(withAccents) }] as const,
    );
    return { ...element, options: Object.fromEntries(accentedOptions) };
  }
  return 'value' in element && kindOf(element) === 'literal' ? { ...element, value: accented(element.value) } : element;
}

/** Arguments stay as they are. */
export const pseudoMessage = (elements: readonly MessageElement[]): MessageElement[] => [
  ...parseMessage(opening),
  ...elements.map(withAccents),
  ...parseMessage(`${padding(lengthOf(elements), true)}${closing}`),
];
