export interface PageLinks {
  /** What a search engine follows: links and forms that read. */
  readonly pages: readonly string[];
  /** What only visitors are to follow: `nofollow`. */
  readonly forVisitors: readonly string[];
  readonly files: readonly string[];
  readonly canonical: string | null;
  readonly alternates: ReadonlyMap<string, string>;
  readonly language: string | null;
}

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const elementPattern = /<(a|area|link|img|source|script|form|video|html)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attributePattern = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[name ?? ''] ?? whole;
  });
}

/** Scripts hold text that looks like elements; only their own tags count. */
function elementsOf(html: string): readonly Element[] {
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?(<\/script>)/gi, '$1$2').replace(/<!--[\s\S]*?-->/g, '');
  return [...markup.matchAll(elementPattern)].map(([, name = '', written = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...written.matchAll(attributePattern)].map(([, attribute = '', ...values]) => [
        attribute.toLowerCase(),
        decode(values.find((value: string | undefined) => value !== undefined) ?? ''),
      ]),
    ),
  }));
}

function sourcesOf({ attributes }: Element): readonly string[] {
  const sets = [attributes.get('srcset'), attributes.get('imagesrcset')].flatMap((set) => set?.split(',') ?? []);
  const pictures = sets.map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  return [attributes.get('src'), attributes.get('poster'), ...pictures].filter((source) => source !== undefined);
}

function isFileLink({ attributes }: Element): boolean {
  return /\b(?:stylesheet|icon|preload|modulepreload|manifest)\b/.test(attributes.get('rel') ?? '');
}

function isForVisitors({ attributes }: Element): boolean {
  return /\bnofollow\b/.test(attributes.get('rel') ?? '');
}

function isReadForm({ name, attributes }: Element): boolean {
  return name === 'form' && (attributes.get('method') ?? 'get').toLowerCase() === 'get';
}

/** Everything a page leads to, as it is written there. */
export function readLinks(html: string): PageLinks {
  const elements = elementsOf(html);
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const href = ({ attributes }: Element) => attributes.get('href') ?? '';
  const anchors = named('a', 'area');
  const links = named('link');
  const alternates = links.filter(
    ({ attributes }) => attributes.get('rel') === 'alternate' && attributes.has('hreflang'),
  );
  const canonical = links.find(({ attributes }) => attributes.get('rel') === 'canonical');
  return {
    pages: [
      ...anchors.filter((anchor) => !isForVisitors(anchor)).map(href),
      ...elements.filter(isReadForm).flatMap((form) => form.attributes.get('action') ?? []),
    ],
    forVisitors: anchors.filter(isForVisitors).map(href),
    files: [
      ...links.filter(isFileLink).map(href),
      ...named('img', 'source', 'script', 'video', 'link').flatMap(sourcesOf),
    ],
    canonical: canonical === undefined ? null : href(canonical),
    alternates: new Map(alternates.map((link) => [link.attributes.get('hreflang') ?? '', href(link)])),
    language: named('html')[0]?.attributes.get('lang') ?? null,
  };
}
