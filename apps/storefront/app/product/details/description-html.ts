import sanitizeHtml from 'sanitize-html';

const allowedTags = [
  ...['p', 'br', 'h3', 'h4', 'strong', 'em', 'sub', 'sup'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {},
    transformTags: { h1: 'h3', h2: 'h3', b: 'strong', i: 'em' },
  }).trim();

const hasMarkup = (text: string): boolean => /<[a-z][^>]*>/i.test(text);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const inParagraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

// Parsing takes longer than drawing the page. Oldest first.
const kept = new Map<string, string>();
const mostKept = 2_000;

/** A description as a shop may show it: plain markup, no links, no styles. Plain text becomes paragraphs. */
export function descriptionHtml(description: string): string {
  if (!hasMarkup(description)) return inParagraphs(description);
  const known = kept.get(description) ?? sanitise(description);
  kept.set(description, known);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return known;
}
