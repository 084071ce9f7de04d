import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { externalSites, socialSites } from '@tradehall/domain/content/external-sites.ts';
import { countryName } from '../../i18n/formats.ts';
import { paymentNames } from '../../i18n/payment-names.ts';
import { translator } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { DepartmentView } from '../navigation/departments-view.ts';
import { footerColumns } from './footer-columns.ts';
import type { FooterColumn, FooterLink } from './footer-columns.ts';

export interface FooterLinkView {
  readonly name: string;
  readonly href: string;
  readonly tag: string | null;
  readonly isExternal: boolean;
  /** The name of a maker or a network: the same in every language. */
  readonly isProperName: boolean;
}

export interface FooterColumnView {
  readonly key: string;
  readonly title: string;
  readonly links: readonly FooterLinkView[];
}

export interface FooterView {
  readonly label: string;
  readonly columns: readonly FooterColumnView[];
  readonly newTab: string;
  readonly social: { readonly title: string; readonly links: readonly FooterLinkView[] };
  readonly contactTitle: string;
  readonly contactButton: string;
  readonly payment: { readonly title: string; readonly names: readonly string[] } | null;
  readonly delivery: string;
  readonly taxNote: string;
  readonly cookieSettings: string;
  readonly copyright: string;
}

interface FooterFacts {
  readonly departments: readonly DepartmentView[];
  readonly store: StoreDocument | null;
  readonly today: Date;
}

const foundedIn = 2007;

const hrefOf = ({ to }: FooterLink, shop: ShopRequest): string | null => {
  const links = pageLinks(shop);
  if ('site' in to) {
    return externalSites[to.site];
  }
  if ('page' in to) {
    return links.contentPage(to.page);
  }
  const route = links.route(to.route);
  return route === null ? null : `${route}${to.search ?? ''}`;
};

/** Nothing where the page is not there, or the store does not offer it. */
const linkView = (
  link: FooterLink,
  shop: ShopRequest,
  store: StoreDocument | null,
  translate: Translate,
): readonly FooterLinkView[] => {
  const isOffered = link.onlyWith === undefined || store?.flags[link.onlyWith] === true;
  const href = isOffered ? hrefOf(link, shop) : null;
  if (href === null) {
    return [];
  }
  const name = 'text' in link.name ? link.name.text : translate(link.name.message);
  const tag = link.tag === undefined ? null : translate(link.tag);
  return [{ name, href, tag, isExternal: 'site' in link.to, isProperName: 'text' in link.name }];
};

/** B§2.3: a column needs at least one valid link. */
const columnViews = (shop: ShopRequest, { departments, store }: FooterFacts, translate: Translate) =>
  footerColumns
    .map(({ key, title, links }: FooterColumn) => ({
      key,
      title: translate(title),
      links: links.flatMap((link) =>
        link === 'departments'
          ? departments.map(({ name, href }) => ({ name, href, tag: null, isExternal: false, isProperName: false }))
          : linkView(link, shop, store, translate),
      ),
    }))
    .filter(({ links }) => links.length > 0);

export const footerView = (facts: FooterFacts, shop: ShopRequest): FooterView => {
  const translate = translator(shop.locale);
  const payments = shop.country.checkoutEnabled ? paymentNames(shop.country, translate) : [];
  return {
    label: translate('footer.label'),
    columns: columnViews(shop, facts, translate),
    newTab: translate('shell.newTab'),
    social: {
      title: translate('footer.social'),
      links: socialSites.map(({ name, url }) => ({ name, href: url, tag: null, isExternal: true, isProperName: true })),
    },
    contactTitle: translate('shell.contact'),
    contactButton: translate('footer.contactUs'),
    payment: payments.length === 0 ? null : { title: translate('footer.paymentMethods'), names: payments },
    delivery: translate('footer.delivery', { country: countryName(shop.locale) }),
    taxNote: translate('shell.taxNote'),
    cookieSettings: translate('consent.settings'),
    copyright: `© ${foundedIn}–${facts.today.getUTCFullYear()} Tradehall`,
  };
};
