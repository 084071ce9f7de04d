import { feesOfStoreOn, type StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { ContactReason } from '@tradehall/domain/contact/contact-reasons.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { languageRows, type Language } from '@tradehall/domain/locales/languages.ts';
import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { addingFailureTexts, type CartFailureTexts } from '../cart/cart-failure-text.ts';
import { contactHref } from '../contact/contact-href.ts';
import { contactLinks, type ContactLinks } from '../contact/contact-links.ts';
import type { PluralForms } from '../i18n/fill-texts.ts';
import { pluralForms } from '../i18n/plural-forms.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { searchBarView, type SearchBarView } from '../search-bar/search-bar-view.ts';
import type { LinkView, NamedLinkView } from '../ui/link-view.ts';
import { accountView, type AccountView } from './header/account-view.ts';
import { contactRows, type ContactRow } from './contact/contact-view.ts';
import { nameMark } from './marks.ts';
import { reviewsView, type ReviewsView } from './header/reviews-view.ts';

export interface OtherLanguage {
  readonly locale: Locale;
  readonly language: Language;
  readonly label: string;
  /** Where one goes when the page itself has no other language. */
  readonly home: string;
}

export interface LanguagesView {
  readonly label: string;
  readonly menuLabel: string;
  readonly current: string;
  readonly others: readonly OtherLanguage[];
}

const menuWords = wordsOf(
  'shell.allDepartments',
  'shell.menuBack',
  'shell.menuLoading',
  'shell.menuFailed',
  'shell.retry',
);

export interface MenuView extends ReturnType<typeof menuWords> {
  readonly label: string;
  /** Lists the departments for who has no JavaScript. */
  readonly href: string;
  /** Where the whole tree is fetched from when the menu is opened. */
  readonly source: string;
  /** With `nameMark` where the category's name goes. */
  readonly whole: string;
}

export interface ContactView {
  readonly label: string;
  readonly panelLabel: string;
  readonly rows: readonly ContactRow[];
  readonly reasonsLabel: string;
  /** Null where the store has no contact form. */
  readonly form: {
    readonly links: ContactLinks;
    readonly reasons: readonly LinkView[];
  } | null;
}

export interface CartView {
  readonly label: string;
  readonly items: PluralForms;
  readonly empty: string;
  readonly added: string;
  readonly page: LinkView | null;
  /** Where the drawer's words are fetched from when it is opened. */
  readonly panel: string;
  readonly failures: CartFailureTexts;
}

export interface CompareView {
  readonly href: string;
  readonly label: string;
  /** Said where there are enough already. */
  readonly full: string;
}

export interface HeaderView {
  readonly close: string;
  /** Of the switch that shows net prices beside the gross ones. */
  readonly netPrices: string;
  readonly compare: CompareView;
  readonly menu: MenuView;
  readonly search: SearchBarView | null;
  readonly languages: LanguagesView | null;
  readonly contact: ContactView;
  readonly account: AccountView | null;
  readonly cart: CartView | null;
  readonly bar: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly departments: readonly NamedLinkView[];
    readonly sale: NamedLinkView | null;
    readonly bware: NamedLinkView | null;
  };
  readonly promises: { readonly label: string; readonly texts: readonly string[] };
  readonly reviews: ReviewsView | null;
}

interface HeaderFacts {
  readonly departments: readonly NamedLinkView[];
  readonly store: StoreDocument | null;
  readonly today: Date;
}

const departmentsAnchor = '#departments';

/** The reasons people write for most often; the form itself offers all of them. */
const offeredReasons = [
  'consulting',
  'sales',
  'order',
  'shipment',
  'returns',
  'other',
] as const satisfies ContactReason[];

/** B§2.3: only in countries with several languages; it lists the others. */
export function languagesView({ country, locale, originOf }: ShopRequest, translate: Translate): LanguagesView | null {
  const others = country.locales.filter((other) => other !== locale);
  const current = languageRows[locales[locale].language].label;
  const homeOf = (other: Locale) =>
    `${originOf(other)}/${other === country.locales[0] ? '' : `${locales[other].language}/`}`;
  return others.length === 0
    ? null
    : {
        label: translate('shell.language', { language: current }),
        menuLabel: translate('shell.languages'),
        current,
        others: others.map((other) => {
          const { language } = locales[other];
          return { locale: other, language, label: languageRows[language].label, home: homeOf(other) };
        }),
      };
}

function menuView(shop: ShopRequest, translate: Translate): MenuView {
  const { home, route } = pageLinks(shop);
  return {
    label: translate('shell.menu'),
    ...menuWords(translate),
    href: `${home}${departmentsAnchor}`,
    source: route('navigation') ?? '',
    whole: translate('shell.menuWhole', { name: nameMark }),
  };
}

function contactFormOf(shop: ShopRequest, store: StoreDocument | null, translate: Translate): ContactView['form'] {
  const links = contactLinks(shop);
  return links === null || store?.flags.contact_webform_enabled !== true
    ? null
    : {
        links,
        reasons: offeredReasons.map((reason) => ({
          href: contactHref({ reason }, links.page),
          label: translate(`contact.reason.${reason}`),
        })),
      };
}

const contactView = (shop: ShopRequest, store: StoreDocument | null, translate: Translate): ContactView => ({
  label: translate('shell.contact'),
  panelLabel: translate('shell.contactPanel'),
  rows: contactRows(store, translate),
  reasonsLabel: translate('shell.contactReasons'),
  form: contactFormOf(shop, store, translate),
});

/** A shop in catalogue mode has no cart. */
function cartView(shop: ShopRequest, translate: Translate): CartView | null {
  const links = pageLinks(shop);
  const page = links.route('checkout/cart');
  return shop.country.checkoutEnabled
    ? {
        label: translate('shell.cart'),
        items: pluralForms(shop.locale, 'shell.cartItems'),
        empty: translate('shell.cartEmpty'),
        added: translate('cart.added'),
        page: page === null ? null : { href: page, label: translate('shell.cartOpen') },
        panel: links.route('cart-panel') ?? '',
        failures: addingFailureTexts(translate),
      }
    : null;
}

/** What the shop stands for, as far as this store offers it. */
function promiseTexts(shop: ShopRequest, { store, today }: HeaderFacts, translate: Translate): readonly string[] {
  const { country, locale } = shop;
  const { freeAbove } = feesOfStoreOn(store, country, calendarDateIn(country.timeZone, today));
  if (!country.checkoutEnabled) return [translate('shell.offersOnRequest')];
  return [
    translate('shell.freeDelivery', { amount: formatMoney(freeAbove, locale) }),
    translate('shell.returns'),
    ...(store?.flags.sale_of_additional_guarantee_enabled === true ? [translate('shell.guarantee')] : []),
  ];
}

export function headerView(facts: HeaderFacts, shop: ShopRequest): HeaderView {
  const translate = translator(shop.locale);
  const search = pageLinks(shop).route('search');
  return {
    close: translate('shell.close'),
    netPrices: translate('shell.netPrices'),
    compare: {
      href: pageLinks(shop).route('compare') ?? '',
      label: translate('compare.title'),
      full: translate('compare.full'),
    },
    menu: menuView(shop, translate),
    search: searchBarView(shop),
    languages: languagesView(shop, translate),
    contact: contactView(shop, facts.store, translate),
    account: accountView(shop, translate),
    cart: cartView(shop, translate),
    bar: {
      label: translate('shell.departments'),
      previous: translate('shell.barPrevious'),
      next: translate('shell.barNext'),
      departments: facts.departments,
      sale: search === null ? null : { name: translate('search.tag.on-sale'), href: `${search}?tags=on-sale` },
      bware: search === null ? null : { name: translate('search.tag.bware'), href: `${search}?tags=bware` },
    },
    promises: { label: translate('shell.promises'), texts: promiseTexts(shop, facts, translate) },
    reviews: reviewsView(facts.store, shop, translate),
  };
}
