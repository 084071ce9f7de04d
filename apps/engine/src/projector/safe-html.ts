import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote', 'a'],
  allowedAttributes: { a: ['href'] },
  // A path within the shop has no scheme; a foreign page must be a secure one.
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
};

/** An operator's HTML with nothing but plain markup and links left. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, options);
}
