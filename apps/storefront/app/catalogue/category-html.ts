import sanitizeHtml from 'sanitize-html';

// A path within the shop, or a secure page elsewhere.
const harmlessLink = /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]*$/;

const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    exclusiveFilter: ({ tag, text }) => tag === 'p' && text.trim() === '',
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      a: (_tagName, { href = '' }) =>
        harmlessLink.test(href) ? { tagName: 'a', attribs: { href } } : { tagName: 'span', attribs: {} },
    },
  }).trim();

// Parsing takes longer than drawing. Oldest first; enough for the categories of all languages.
const kept = new Map<string, string>();
const mostKept = 4_000;

/** What an operator wrote about a category, with nothing but plain markup. The read side has cleaned it once; twice is safe. */
export function categoryHtml(html: string): string {
  const safe = kept.get(html) ?? sanitise(html);
  kept.set(html, safe);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return safe;
}
