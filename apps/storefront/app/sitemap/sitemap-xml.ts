export interface SitemapEntry {
  readonly address: string;
  /** ISO moment. */
  readonly changedAt: string | null;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const entry =
  (element: 'sitemap' | 'url') =>
  ({ address, changedAt }: SitemapEntry): string => {
    const lastModified = changedAt === null ? '' : `<lastmod>${escape(changedAt)}</lastmod>`;
    return `<${element}><loc>${escape(address)}</loc>${lastModified}</${element}>`;
  };

/** The list of a shop's sitemaps. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => entry('sitemap')({ address, changedAt: null }));
  return `${head}\n<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** The pages of one sitemap. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  `${head}\n<urlset ${namespace}>\n${entries.map(entry('url')).join('\n')}\n</urlset>\n`;
