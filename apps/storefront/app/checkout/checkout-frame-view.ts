import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { StaticPageKey } from '@tradehall/domain/content/content-pages.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { RouteKey } from '../routing/route-table.ts';
import type { LinkView } from '../ui/link-view.ts';

export interface StepView {
  readonly key: CheckoutStep;
  readonly label: string;
  readonly state: 'done' | 'current' | 'next';
  /** Where it was done and can be changed. */
  readonly href: string | null;
}

/** Around every page of the checkout: nothing in it leads away from the order. */
export interface CheckoutFrameView {
  readonly home: LinkView;
  readonly secure: string;
  readonly help: { readonly label: string; readonly phone: LinkView | null; readonly contact: LinkView | null };
  readonly steps: { readonly label: string; readonly done: string; readonly items: readonly StepView[] };
  readonly legal: { readonly label: string; readonly links: readonly LinkView[] };
}

/** A§2: cart 1, shipping 2, billing 3, payment 4, thank you 5. */
const checkoutSteps = ['cart', 'shipping', 'billing', 'payment', 'thank-you'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

const stepTexts = {
  cart: 'checkout.step.cart',
  shipping: 'checkout.step.shipping',
  billing: 'checkout.step.billing',
  payment: 'checkout.step.payment',
  'thank-you': 'checkout.step.thank-you',
} as const satisfies Readonly<Record<CheckoutStep, MessageKey>>;

const stepPages: Readonly<Partial<Record<CheckoutStep, RouteKey>>> = {
  cart: 'checkout/cart',
  shipping: 'checkout/addresses',
  billing: 'checkout/addresses',
};

const legalPages = [
  ['terms-and-conditions', 'footer.terms'],
  ['privacy-data', 'footer.privacy'],
  ['withdrawal-policy', 'footer.withdrawalPolicy'],
  ['company-information', 'footer.companyInformation'],
] as const satisfies readonly (readonly [StaticPageKey, MessageKey])[];

/** `current`: what the page is for. Once ordered there is nothing to go back to. */
function stepViews(current: readonly CheckoutStep[], shop: ShopRequest, translate: Translate): StepView[] {
  const first = checkoutSteps.findIndex((step) => current.includes(step));
  const isOver = current.includes('thank-you');
  return checkoutSteps.map((key, index) => {
    const isDone = index < first;
    const page = stepPages[key];
    return {
      key,
      label: translate(stepTexts[key]),
      state: current.includes(key) ? 'current' : isDone ? 'done' : 'next',
      href: isDone && !isOver && page !== undefined ? pageLinks(shop).route(page) : null,
    };
  });
}

function helpView(store: StoreDocument | null, shop: ShopRequest, translate: Translate): CheckoutFrameView['help'] {
  const phone = store?.phoneNumber ?? null;
  const form = store?.flags.contact_webform_enabled === true ? pageLinks(shop).route('contact-request') : null;
  return {
    label: translate('checkout.help'),
    phone: phone === null ? null : { href: `tel:${phone.replace(/[^+\d]/g, '')}`, label: phone },
    contact: form === null ? null : { href: form, label: translate('shell.contact') },
  };
}

export function checkoutFrameView(
  current: readonly CheckoutStep[],
  store: StoreDocument | null,
  shop: ShopRequest,
): CheckoutFrameView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  return {
    home: { href: links.home, label: translate('shell.home') },
    secure: translate('checkout.secure'),
    help: helpView(store, shop, translate),
    steps: {
      label: translate('checkout.steps'),
      done: translate('checkout.stepDone'),
      items: stepViews(current, shop, translate),
    },
    legal: {
      label: translate('checkout.legal'),
      links: legalPages.flatMap(([page, message]) => {
        const href = links.contentPage(page);
        return href === null ? [] : [{ href, label: translate(message) }];
      }),
    },
  };
}
