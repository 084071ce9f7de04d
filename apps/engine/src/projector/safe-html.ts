const plainTags = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote'];

const escapes = new Map([
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

// Both match only text that has been escaped already.
const plainTag = new RegExp(`&lt;(/?)(${plainTags.join('|')})\\s*/?&gt;`, 'gi');
const link = /&lt;a href=&quot;((?:https:\/\/|\/(?!\/))(?:&amp;|[\w\-./?=%#+,~:@])*)&quot;&gt;(.*?)&lt;\/a&gt;/gis;
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});)/gi;
const attributes = /<([a-z][\da-z]*)\s[^<>]*>/gi;

/**
 * An operator's HTML with nothing but plain markup and links left. Everything is escaped first and only exact, harmless
 * tags are put back, so what this does not know stays visible text and never becomes markup.
 */
export function safeHtml(html: string): string {
  if (!/[<>&"']/.test(html)) return html;
  return html
    .replace(attributes, withoutAttributes)
    .replace(bareAmpersand, '&amp;')
    .replace(/[<>"']/g, (character) => escapes.get(character) ?? '')
    .replace(plainTag, '<$1$2>')
    .replace(link, '<a href="$1">$2</a>');
}

/** Editors decorate their tags with classes and styles. */
function withoutAttributes(tag: string, name: string): string {
  if (name.toLowerCase() !== 'a') return `<${name}>`;
  const target = /\shref="([^"]*)"/i.exec(tag)?.[1];
  return target === undefined ? '<a>' : `<a href="${target}">`;
}
