// XML 1.0 has no place for these, not even escaped.
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Nothing for a text that is empty. */
export const element = (name: string, text: string | null): string =>
  text === null || text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;

/** Around elements that are ready. */
export const parent = (name: string, ...children: readonly string[]): string =>
  `<${name}>${children.join('')}</${name}>`;

/** As attributes are written after the name of an element. */
export const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');
