import type { NamedLinkView } from '../ui/link-view.ts';

export const schemaOrg = 'https://schema.org';

/** The way down to a page, which is the last step itself; `here.href` is absolute. */
export const trailData = (steps: readonly NamedLinkView[], here: NamedLinkView) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...steps, here].map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: new URL(href, here.href).href,
  })),
});

/** What search engines read, as text that can stand inside a script element: no `<` ends it early. */
export const structuredText = (graph: readonly object[]): string =>
  JSON.stringify({ '@context': schemaOrg, '@graph': graph }).replaceAll('<', '\\u003c');
