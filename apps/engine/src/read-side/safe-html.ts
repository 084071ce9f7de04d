import sanitizeHtml from 'sanitize-html';

// A path within the shop, or a secure page elsewhere; nothing that could end the attribute it stands in.
const harmlessLink = /^(?:https:\/\/|\/(?!\/))[^\s"'<>\\]*$/;

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a'],
  allowedAttributes: { a: ['href'] },
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: harmlessLink.test(href) ? { href } : {} }) },
};

/** An operator's HTML with nothing but plain markup and links left. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, options);
}
