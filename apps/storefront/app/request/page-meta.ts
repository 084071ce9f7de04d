import type { MetaDescriptor } from 'react-router';
import type { PageFacts } from './page-facts.ts';

const shopName = 'Tradehall';

const alternateLink = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
});

/** A page with no other version needs no list of them. */
const alternateLinks = ({ alternates, forEverybodyElse }: PageFacts): MetaDescriptor[] =>
  alternates.length < 2
    ? []
    : [
        ...alternates.map(({ locale, href }) => alternateLink(locale, href)),
        ...(forEverybodyElse === null ? [] : [alternateLink('x-default', forEverybodyElse)]),
      ];

const canonicalLink = (href: string | null): MetaDescriptor[] =>
  href === null ? [] : [{ tagName: 'link', rel: 'canonical', href }];

const property = (name: string, content: string): MetaDescriptor => ({ property: name, content });

/** Open Graph and the card of a shared link. */
function socialMeta({ title, description, canonical, alternates, social }: PageFacts): MetaDescriptor[] {
  const locale = alternates.find(({ href }) => href === canonical)?.locale;
  const { type = 'website', image = null, price } = social ?? {};
  return [
    property('og:site_name', shopName),
    property('og:title', title),
    property('og:type', type),
    ...(canonical === null ? [] : [property('og:url', canonical)]),
    ...(locale === undefined ? [] : [property('og:locale', locale.replace('-', '_'))]),
    ...(description === '' ? [] : [property('og:description', description)]),
    ...(image === null ? [] : [property('og:image', image.url), property('og:image:alt', image.alt)]),
    ...(price === undefined
      ? []
      : [property('product:price:amount', price.amount), property('product:price:currency', price.currency)]),
    { name: 'twitter:card', content: image === null ? 'summary' : 'summary_large_image' },
  ];
}

/** What a page says of itself in its head. `facts` are missing where the loader answered with an error. */
export function pageMeta(facts: PageFacts | undefined): MetaDescriptor[] {
  if (facts === undefined) return [{ title: shopName }];
  const { title, description, canonical, robots, variantOf } = facts;
  // What is not to be listed has no right address to be listed at, unless it is another view of what is.
  const links =
    robots === null
      ? [...canonicalLink(canonical), ...alternateLinks(facts)]
      : [{ name: 'robots', content: robots }, ...canonicalLink(variantOf)];
  return [
    { title: title.includes(shopName) ? title : `${title} | ${shopName}` },
    ...(description === '' ? [] : [{ name: 'description', content: description }]),
    ...links,
    ...(robots === null ? socialMeta(facts) : []),
  ];
}
