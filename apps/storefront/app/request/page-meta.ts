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

/** What a page says of itself in its head. `facts` are missing where the loader answered with an error. */
export const pageMeta = (facts: PageFacts | undefined): MetaDescriptor[] => {
  if (facts === undefined) {
    return [{ title: shopName }];
  }
  const { title, description, canonical, robots } = facts;
  // What is not to be listed has no right address to be listed at.
  const links =
    robots === null
      ? [
          ...(canonical === null ? [] : [{ tagName: 'link', rel: 'canonical', href: canonical } as const]),
          ...alternateLinks(facts),
        ]
      : [{ name: 'robots', content: robots }];
  return [
    { title: title.includes(shopName) ? title : `${title} | ${shopName}` },
    ...(description === '' ? [] : [{ name: 'description', content: description }]),
    ...links,
  ];
};
