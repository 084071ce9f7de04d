import { paymentPath } from './own-document.ts';

/** Who may open a page. Pages for customers or guests are asked of the middleware before they are drawn. */
export type RouteAccess = 'everybody' | 'customers' | 'guests' | 'staff';

export interface RouteRow {
  /** Inside a language, as the router matches it. */
  readonly path: string;
  /** The module of the page; null while it is not built (then the address answers 404) or a guard answers instead. */
  readonly page: string | null;
  readonly trailingSlash: boolean;
  readonly access: RouteAccess;
  /**
   * `shared`: the same for everybody. `none`: nobody else's, and no cache may answer before the guards were asked.
   * `personal`: as `none`, and made by calls in the visitor's own session.
   */
  readonly caching: 'shared' | 'none' | 'personal';
}

const open = { trailingSlash: false, access: 'everybody', caching: 'shared' } as const;
const withSlash = { trailingSlash: true, access: 'everybody', caching: 'shared' } as const;
const unshared = { trailingSlash: false, access: 'everybody', caching: 'none' } as const;
const personal = { trailingSlash: false, access: 'everybody', caching: 'personal' } as const;
/** Forms that are sent in the visitor's session, and so work without JavaScript. */
const guestForms = { trailingSlash: false, access: 'guests', caching: 'personal' } as const;
const customerForms = { trailingSlash: false, access: 'customers', caching: 'personal' } as const;
const staff = { trailingSlash: false, access: 'staff', caching: 'none' } as const;

/** B§2.1: every route of the shop, once. Each exists in every language of a store, behind the language's prefix. */
export const routeTable = {
  home: { path: '/', page: 'pages/home/home.route.tsx', ...withSlash },
  'alternative-home': { path: '/home', page: null, ...withSlash },
  search: { path: '/search', page: 'pages/search/search.route.tsx', ...open },

  login: { path: '/login', page: 'pages/customer/login.route.tsx', ...guestForms },
  'create-account': { path: '/create-account', page: 'pages/customer/create-account.route.tsx', ...guestForms },
  /** With an account somewhere else: the way there, and where its provider sends people back to. */
  'sign-in/google': {
    path: '/sign-in/google',
    page: 'pages/sign-in-providers/provider-sign-in.route.tsx',
    ...guestForms,
  },
  'sign-in/google/callback': {
    path: '/sign-in/google/callback',
    page: 'pages/sign-in-providers/provider-callback.route.tsx',
    ...guestForms,
  },
  'sign-in/facebook': {
    path: '/sign-in/facebook',
    page: 'pages/sign-in-providers/provider-sign-in.route.tsx',
    ...guestForms,
  },
  'sign-in/facebook/callback': {
    path: '/sign-in/facebook/callback',
    page: 'pages/sign-in-providers/provider-callback.route.tsx',
    ...guestForms,
  },
  'sign-in/passkey': { path: '/sign-in/passkey', page: 'pages/passkeys/passkey-sign-in.route.tsx', ...guestForms },
  /** Where the link of a mail leads; whoever is signed in on the device may hold one as well. */
  'create-account/confirm': {
    path: '/create-account/confirm',
    page: 'pages/customer/confirm-account.route.tsx',
    ...personal,
  },
  'log-out': { path: '/log-out', page: 'pages/customer/log-out.route.tsx', ...unshared },
  /** For customers, too: to change a password one has to know it. */
  'password-reset': { path: '/password-reset', page: 'pages/customer/password-reset.route.tsx', ...personal },
  'password-reset/change-password': {
    path: '/password-reset/change-password',
    page: 'pages/customer/new-password.route.tsx',
    ...personal,
  },
  'password-reset/check-email': {
    path: '/password-reset/check-email',
    page: 'pages/customer/password-reset-sent.route.tsx',
    ...unshared,
  },

  checkout: { path: '/checkout', page: null, ...unshared },
  'checkout/cart': { path: '/checkout/cart', page: 'pages/cart/cart.route.tsx', ...personal },
  /** The words of the cart's drawer, and what it offers after a product was added. */
  'cart-panel': { path: '/cart-panel', page: 'pages/cart/cart-panel.route.ts', ...open },
  /** Signing in is offered on the page of the data. */
  'checkout/login': { path: '/checkout/login', page: null, ...unshared },
  'checkout/create-account': {
    path: '/checkout/create-account',
    page: 'pages/checkout/checkout-create-account.route.tsx',
    ...guestForms,
  },
  'checkout/password-reset': {
    path: '/checkout/password-reset',
    page: 'pages/checkout/checkout-password-reset.route.tsx',
    ...guestForms,
  },
  'checkout/addresses': { path: '/checkout/addresses', page: 'pages/checkout/addresses.route.tsx', ...personal },
  'checkout/payment': { path: paymentPath, page: 'pages/checkout/payment.route.tsx', ...personal },
  'checkout/payment-error': {
    path: '/checkout/payment-error',
    page: 'pages/checkout/payment-error.route.tsx',
    ...unshared,
  },
  'checkout/thank-you': { path: '/checkout/thank-you', page: 'pages/checkout/thank-you.route.tsx', ...personal },
  /** The wallets of a page, and what their sheets say of the cart. */
  'express-checkout': { path: '/express-checkout', page: 'pages/checkout/express.route.ts', ...personal },
  'adyen-payment-error': { path: '/adyen-payment-error', page: null, ...unshared },
  'after-payment-redirect-back': { path: '/after-payment-redirect-back', page: null, ...unshared },

  /** An order for whoever placed it, or has the link of a mail. */
  order: { path: '/order', page: 'pages/orders/order.route.tsx', ...personal },
  'order/find': { path: '/order/find', page: 'pages/orders/find-order.route.tsx', ...personal },
  'order/invoice': { path: '/order/invoice', page: 'pages/orders/order-invoice.route.ts', ...personal },
  'order/withdraw': { path: '/order/withdraw', page: 'pages/orders/withdraw.route.tsx', ...personal },

  'my-account': { path: '/my-account', page: 'pages/customer/overview.route.tsx', ...customerForms },
  'my-account/my-profile': {
    path: '/my-account/my-profile',
    page: 'pages/customer/my-profile.route.tsx',
    ...customerForms,
  },
  'my-account/passkeys': { path: '/my-account/passkeys', page: 'pages/passkeys/passkeys.route.ts', ...customerForms },
  'my-account/cards': { path: '/my-account/cards', page: 'pages/customer/my-cards.route.tsx', ...customerForms },
  'my-account/password': { path: '/my-account/password', page: 'pages/customer/password.route.tsx', ...customerForms },
  'my-account/orders': { path: '/my-account/orders', page: 'pages/orders/orders.route.tsx', ...customerForms },
  'my-account/my-equipment': {
    path: '/my-account/my-equipment',
    page: 'pages/equipment/my-equipment.route.tsx',
    ...customerForms,
  },
  'my-account/shipping-details': {
    path: '/my-account/shipping-details',
    page: 'pages/customer/shipping-details.route.tsx',
    ...customerForms,
  },
  'my-account/billing-details': {
    path: '/my-account/billing-details',
    page: 'pages/customer/billing-details.route.tsx',
    ...customerForms,
  },
  'my-account/my-data': { path: '/my-account/my-data', page: 'pages/privacy/my-data.route.tsx', ...customerForms },
  'my-account/my-data/file': {
    path: '/my-account/my-data/file',
    page: 'pages/privacy/data-file.route.ts',
    ...customerForms,
  },
  'my-account/my-data/delete': {
    path: '/my-account/my-data/delete',
    page: 'pages/privacy/delete-account.route.tsx',
    ...customerForms,
  },
  /** For everybody: whoever comes here has no account any more. */
  'account-deleted': { path: '/account-deleted', page: 'pages/privacy/account-deleted.route.tsx', ...personal },
  'my-account/my-newsletter': {
    path: '/my-account/my-newsletter',
    page: 'pages/newsletter/my-newsletter.route.tsx',
    ...customerForms,
  },
  'my-account/my-reviews': {
    path: '/my-account/my-reviews',
    page: 'pages/reviews/my-reviews.route.tsx',
    ...customerForms,
  },
  /** Of something bought: `?sku=`. */
  review: { path: '/review', page: 'pages/reviews/review.route.tsx', ...customerForms },

  /** The contact form as it is sent without JavaScript; the shop opens it in a dialog. */
  'contact-request': { path: '/contact-request', page: 'pages/contact/contact-request.route.tsx', ...personal },
  /** The words of the contact form, for who opens it over a page. */
  'contact-form': { path: '/contact-form', page: 'pages/contact/contact-form.route.ts', ...open },
  'newsletter-confirmation': {
    path: '/newsletter-confirmation',
    page: 'pages/newsletter/newsletter-confirmation.route.tsx',
    ...unshared,
  },
  /** Where a subscription ends: by the link of a mail that is asked for here. */
  'newsletter-ending': {
    path: '/newsletter-ending',
    page: 'pages/newsletter/newsletter-ending.route.tsx',
    ...unshared,
  },
  /** What people are asked to agree to, for those who have yet to answer. */
  'consent-words': { path: '/consent-words', page: 'pages/consent/consent-words.route.ts', ...open },
  /** What the menu of the frame fetches when it is opened. */
  navigation: { path: '/navigation', page: 'pages/shell/navigation.route.ts', ...open },
  /** What the search bar fetches while somebody types. */
  suggest: { path: '/suggest', page: 'pages/search-bar/suggest.route.ts', ...open },
  /** Up to four products side by side; a cookie keeps which. */
  compare: { path: '/compare', page: 'pages/compare/compare.route.tsx', ...personal },
  /** Rows of products that a page fetches when they come near. */
  'product-cards': { path: '/product-cards', page: 'pages/product/product-cards.route.ts', ...open },
  /** What a product costs with the discount of whoever asks. */
  'personal-price': { path: '/personal-price', page: 'pages/product/personal-price.route.ts', ...unshared },
  /** «Tell me when it is back», as it is sent without JavaScript. */
  'restock-request': { path: '/restock-request', page: 'pages/product/restock-request.route.tsx', ...unshared },
  /** Content that stands inside other pages, for those that ask for it later. */
  fragments: { path: '/fragments/:key', page: 'pages/content/fragment.route.tsx', ...open },
  'staff/ui': { path: '/staff/ui', page: 'pages/staff/ui-kit.route.tsx', ...staff },

  /** Products, categories and content pages: the slug says which. */
  'page-by-slug': { path: '*', page: 'pages/catalogue/page-by-slug.route.tsx', ...withSlash },
} as const satisfies Readonly<Record<string, RouteRow>>;

export type RouteKey = keyof typeof routeTable;
