import { IntlMessageFormat } from 'intl-messageformat';

export type MessageElement = ReturnType<IntlMessageFormat['getAst']>[number];

// The parser's own numbering: its enum lives in a package that the formatter does not pass on.
const kinds = ['literal', 'argument', 'number', 'date', 'time', 'select', 'plural', 'pound', 'tag'] as const;

export const kindOf = (element: MessageElement): (typeof kinds)[number] => kinds[element.type];

/** Angle brackets are text: a message carries no markup. */
export const parseMessage = (text: string): MessageElement[] =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();

/** A text that ICU would give back unchanged, so that nobody needs to ask. */
export const isPlainText = (text: string): boolean => !/[{}]|''/.test(text);

/** The elements and, after each plural and select, those of its options. */
export function* everyElement(elements: readonly MessageElement[]): Generator<MessageElement, void> {
  for (const element of elements) {
    yield element;
    if ('options' in element) {
      for (const { value } of Object.values(element.options)) yield* everyElement(value);
    }
  }
}

/** What has to be given for the message, by name. */
export const argumentNames = (elements: readonly MessageElement[]): ReadonlySet<string> =>
  new Set(
    [...everyElement(elements)].flatMap((element) =>
      'value' in element && kindOf(element) !== 'literal' ? [element.value] : [],
    ),
  );

/** The words of a message without what is put into it. */
export const wordsOf = (elements: readonly MessageElement[]): string =>
  [...everyElement(elements)]
    .flatMap((element) => ('value' in element && kindOf(element) === 'literal' ? [element.value] : []))
    .join(' ');
