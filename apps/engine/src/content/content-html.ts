import { contentLink } from '@tradehall/domain/content/content-link.ts';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  // Pages of the shop are named like in any other link of a block.
  allowedSchemesByTag: { a: ['https', 'mailto', 'tel', 'page', 'category', 'product', 'search', 'route'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: contentLink.safeParse(href).success ? { href } : {} }),
  },
};

/** An author's formatted text with nothing but plain markup, tables and an author's kind of links left. */
export function safeContentHtml(html: string): string {
  return sanitizeHtml(html, options);
}
