import sanitizeHtml from 'sanitize-html';
import type { LinkTargetView } from '../ui/link-view.ts';

const allowedTags = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'a'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

type ResolveLink = (to: string) => LinkTargetView | null;

const sanitise = (html: string, resolve: ResolveLink): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'target', 'rel', 'aria-description'] },
    // Links that the rule of the shop has resolved; what else an author wrote there is gone by now.
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      a: (_tagName, { href = '' }) => {
        const link = resolve(href);
        if (link === null) {
          // Not an allowed tag: the words stay, the link goes.
          return { tagName: 'span', attribs: {} };
        }
        const { newTabHint } = link;
        const outward =
          newTabHint === null ? {} : { target: '_blank', rel: 'noopener', 'aria-description': newTabHint };
        return { tagName: 'a', attribs: { href: link.href, ...outward } };
      },
    },
  });

interface Kept {
  readonly safe: string;
  readonly links: ReadonlyMap<string, LinkTargetView | null>;
}

// Parsing a legal text takes longer than drawing its page. Oldest first; enough for the texts of all languages.
const kept = new Map<string, Kept>();
const mostKept = 4000;

const isSameLink = (one: LinkTargetView | null, other: LinkTargetView | null): boolean =>
  one?.href === other?.href && one?.newTabHint === other?.newTabHint;

function remember(html: string, resolve: ResolveLink): Kept {
  const links = new Map<string, LinkTargetView | null>();
  const safe = sanitise(html, (to) => {
    const link = resolve(to);
    links.set(to, link);
    return link;
  });
  kept.delete(html);
  kept.set(html, { safe, links });
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return { safe, links };
}

/** An author's formatted text with nothing but plain markup, and links that lead somewhere in this shop or out of it. */
export function safeRichText(html: string, resolve: ResolveLink): string {
  const known = kept.get(html);
  const stillHolds = known !== undefined && [...known.links].every(([to, link]) => isSameLink(link, resolve(to)));
  return (stillHolds ? known : remember(html, resolve)).safe;
}
