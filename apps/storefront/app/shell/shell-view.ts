import type { NavigationNode } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { FragmentKey } from '@tradehall/domain/content/content-pages.ts';
import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import { newsletterFormView, type NewsletterFormView } from '../newsletter/newsletter-form-view.ts';
import { pageLinks } from '../request/page-links.ts';
import type { TagManagerSettings } from '../request/server-settings.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { fontsOfLanguage } from '../ui/fonts.ts';
import type { LinkView } from '../ui/link-view.ts';
import { confirmationView, type ConfirmationView } from './confirmation/confirmations.ts';
import { departmentViews } from './navigation/departments-view.ts';
import { footerView, type FooterView } from './footer/footer-view.ts';
import { headerView, type HeaderView } from './header-view.ts';
import { versionMark } from './marks.ts';
import type { PromoBlock } from './content/promo-blocks.ts';

interface ErrorTexts {
  readonly title: string;
  readonly text: string;
}

const errorsWords = wordsOf('error.homeLink', 'error.backLink', 'error.ofErrorPage');

export interface ErrorsView extends ReturnType<typeof errorsWords> {
  readonly notFound: ErrorTexts;
  readonly failed: ErrorTexts;
  /** Where the content for a page that is not there is fetched from. */
  readonly fragments: readonly string[];
}

export interface ShellView {
  readonly locale: Locale;
  readonly basename: string;
  readonly fonts: readonly string[];
  readonly home: LinkView;
  readonly skipLink: string;
  readonly promo: readonly PromoBlock[];
  readonly header: HeaderView;
  readonly newsletter: NewsletterFormView;
  readonly footer: FooterView;
  readonly errors: ErrorsView;
  readonly notifications: { readonly label: string; readonly dismissLabel: string };
  readonly confirmation: ConfirmationView | null;
  /** With `versionMark` where the version goes. */
  readonly appVersion: string | null;
  /** Fetched where statistics are agreed to; null where the shop has none. */
  readonly tagManager: TagManagerSettings | null;
}

export interface ShellFacts {
  readonly navigation: readonly NavigationNode[] | null;
  readonly store: StoreDocument | null;
  readonly promo: readonly PromoBlock[] | null;
  readonly today: Date;
  readonly query: URLSearchParams;
  readonly tagManager?: TagManagerSettings | null;
}

const notFoundFragments = ['not-found-departments', 'not-found-brands'] as const satisfies FragmentKey[];

const errorsView = (translate: Translate, home: string): ErrorsView => ({
  notFound: { title: translate('error.notFoundTitle'), text: translate('error.notFoundText') },
  failed: { title: translate('error.failedTitle'), text: translate('error.failedText') },
  ...errorsWords(translate),
  fragments: notFoundFragments.map((key) => `${home}fragments/${key}`),
});

export function shellView(shown: ShellFacts, shop: ShopRequest): ShellView {
  const { navigation, store, promo, today, query, tagManager = null } = shown;
  const translate = translator(shop.locale);
  const { home } = pageLinks(shop);
  const facts = { departments: departmentViews(navigation ?? [], shop), store, today };
  // B§2.3: by a flag in the address; what runs is nobody's business but the staff's.
  const showsVersion = shop.isStaff && query.get('appVersion') === 'true';
  return {
    locale: shop.locale,
    basename: shop.basename,
    fonts: fontsOfLanguage(locales[shop.locale].language),
    home: { href: home, label: translate('shell.home') },
    skipLink: translate('shell.skip'),
    promo: promo ?? [],
    header: headerView(facts, shop),
    newsletter: newsletterFormView(shop),
    footer: footerView(facts, shop),
    errors: errorsView(translate, home),
    notifications: { label: translate('shell.notifications'), dismissLabel: translate('shell.dismiss') },
    confirmation: confirmationView(query.get('confirmation'), translate),
    appVersion: showsVersion ? translate('shell.appVersion', { version: versionMark }) : null,
    tagManager,
  };
}
