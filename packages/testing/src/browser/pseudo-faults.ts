import type { PageNode } from './page-snapshot.ts';
import { untranslatedWords } from './untranslated-words.ts';

/** Where text may be cut off on purpose, such as the second line of a name in a list that links to the whole name. */
const mayClip = 'data-may-clip';

const spokenAttributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];
const silentElements = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'];

/** The node and all that it stands in, nearest first. */
function upwards(node: PageNode): readonly PageNode[] {
  return node.parent === null ? [node] : [node, ...upwards(node.parent)];
}

function isWithin(node: PageNode, matches: (ancestor: PageNode) => boolean): boolean {
  return upwards(node).some(matches);
}

function textsOf(node: PageNode): readonly string[] {
  const isSilent = ({ name, attributes }: PageNode) =>
    silentElements.includes(name) || attributes.get('translate') === 'no';
  if (isWithin(node, isSilent)) return [];
  const isButton = node.name === 'INPUT' && ['submit', 'button'].includes(node.attributes.get('type') ?? '');
  const attributes = [...spokenAttributes, ...(isButton ? ['value'] : [])];
  return [node.name === '#text' ? node.text : '', ...attributes.map((name) => node.attributes.get(name) ?? '')];
}

/** A message may stand in another one, so the innermost marks go first. */
function withoutMarked(text: string): string {
  const shorter = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return shorter === text ? text : withoutMarked(shorter);
}

function bypassed(text: string, words: readonly (string | RegExp)[]): boolean {
  const left = words.reduce<string>((rest, word) => rest.replaceAll(word, ' '), withoutMarked(text));
  return /\p{L}/u.test(left);
}

function describe(node: PageNode): string {
  const marks = upwards(node)
    .filter(({ parent }) => parent !== null)
    .slice(0, 4)
    .map(({ name, attributes }) => {
      const classes = attributes.get('class');
      return `${name.toLowerCase()}${classes === undefined ? '' : `.${classes.replaceAll(' ', '.')}`}`;
    });
  return marks.reverse().join(' > ');
}

// A hair's breadth is the browser's rounding.
const tolerance = 1;
const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

function isClipped({ box, attributes }: PageNode): boolean {
  if (box === null || !box.isVisible || attributes.has(mayClip)) return false;
  const { client, scroll, overflow } = box;
  // Closed or for screen readers only: nothing of it is meant to be seen.
  if (client.width <= 1 || client.height <= 1) return false;
  return (
    (hides(overflow.x) && scroll.width > client.width + tolerance) ||
    (hides(overflow.y) && scroll.height > client.height + tolerance)
  );
}

function clippedTexts(nodes: readonly PageNode[]): readonly string[] {
  const clipped = new Set<PageNode>();
  for (const node of nodes) {
    if (node.name !== '#text' || node.box === null || node.text.trim() === '') continue;
    const nearest = upwards(node).find(isClipped);
    if (nearest !== undefined) clipped.add(nearest);
  }
  return [...clipped].map((node) => `clipped: ${describe(node)}`);
}

function sidewaysScroll(nodes: readonly PageNode[]): readonly string[] {
  const box = nodes.find(({ name }) => name === 'HTML')?.box;
  if (!box || box.scroll.width <= box.client.width) return [];
  return [`the page scrolls sideways: ${box.scroll.width} in ${box.client.width}`];
}

/** What is wrong with a page of a shop that speaks pseudo: texts that bypass the messages, and layouts that break. */
export function pseudoFaults(nodes: readonly PageNode[]): readonly string[] {
  const locale = nodes.find(({ name }) => name === 'HTML')?.attributes.get('lang') ?? 'en';
  const words = untranslatedWords(locale).flatMap((row) => row.words);
  const unmarked = nodes.flatMap((node) =>
    textsOf(node)
      .filter((text) => bypassed(text, words))
      .map((text) => `not a message: "${text.trim()}" in ${describe(node)}`),
  );
  return [...new Set([...unmarked, ...clippedTexts(nodes), ...sidewaysScroll(nodes)])];
}
