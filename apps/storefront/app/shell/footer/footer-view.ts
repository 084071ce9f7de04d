import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { networkNames, socialNetworks } from '@tradehall/domain/catalogue/external-sites.ts';
import { countryName } from '../../i18n/formats.ts';
import { paymentNames } from '../../i18n/payment-names.ts';
import { translator, type Translate } from '../../i18n/translator.ts';
import { wordsOf } from '../../i18n/words.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { NamedLinkView } from '../../ui/link-view.ts';
import { footerColumns, type FooterColumn, type FooterLink } from './footer-columns.ts';

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

const footerWords = wordsOf(
  'footer.label',
  'shell.newTab',
  'shell.contact',
  'footer.contactUs',
  'shell.taxNote',
  'consent.settings',
);

export interface FooterView extends ReturnType<typeof footerWords> {
  readonly columns: readonly FooterColumnView[];
  /** Null for a store that is at no network. */
  readonly social: { readonly title: string; readonly links: readonly FooterLinkView[] } | null;
  readonly payment: { readonly title: string; readonly names: readonly string[] } | null;
  /** Null where nothing can be ordered. */
  readonly delivery: string | null;
  readonly copyright: string;
}

interface FooterFacts {
  readonly departments: readonly NamedLinkView[];
  readonly store: StoreDocument | null;
  readonly today: Date;
}

const foundedIn = 2007;

function hrefOf({ to }: FooterLink, shop: ShopRequest, store: StoreDocument | null): string | null {
  const links = pageLinks(shop);
  if ('site' in to) return store?.sites[to.site] ?? null;
  if ('page' in to) return links.contentPage(to.page);
  const route = links.route(to.route);
  return route === null ? null : `${route}${to.search ?? ''}`;
}

/** Nothing where the page is not there, or the store does not offer it. */
function linkView(
  link: FooterLink,
  shop: ShopRequest,
  store: StoreDocument | null,
  translate: Translate,
): readonly FooterLinkView[] {
  const isUseful = link.needsOrders === undefined || shop.country.checkoutEnabled;
  const isOffered = isUseful && (link.onlyWith === undefined || store?.flags[link.onlyWith] === true);
  const href = isOffered ? hrefOf(link, shop, store) : null;
  if (href === null) return [];
  const name = 'text' in link.name ? link.name.text : translate(link.name.message);
  const tag = link.tag === undefined ? null : translate(link.tag);
  return [{ name, href, tag, isExternal: 'site' in link.to, isProperName: 'text' in link.name }];
}

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

const socialLinks = (store: StoreDocument | null): readonly FooterLinkView[] =>
  socialNetworks.flatMap((network) => {
    const href = store?.sites[network];
    const name = networkNames[network];
    return href === undefined ? [] : [{ name, href, tag: null, isExternal: true, isProperName: true }];
  });

export function footerView(facts: FooterFacts, shop: ShopRequest): FooterView {
  const translate = translator(shop.locale);
  const social = socialLinks(facts.store);
  const payments = shop.country.checkoutEnabled ? paymentNames(shop.country, facts.store, translate) : [];
  return {
    ...footerWords(translate),
    columns: columnViews(shop, facts, translate),
    social: social.length === 0 ? null : { title: translate('footer.social'), links: social },
    payment: payments.length === 0 ? null : { title: translate('footer.paymentMethods'), names: payments },
    delivery: shop.country.checkoutEnabled ? translate('footer.delivery', { country: countryName(shop.locale) }) : null,
    copyright: `© ${foundedIn}–${facts.today.getUTCFullYear()} Tradehall`,
  };
}
