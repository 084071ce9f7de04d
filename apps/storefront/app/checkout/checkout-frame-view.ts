import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { StaticPageKey } from '@tradehall/domain/content/content-pages.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
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

/** The pages there are: shipping and billing are one (A§2 counts five). */
const checkoutSteps = ['data', 'payment', 'done'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

const stepTexts = {
  data: 'checkout.step.data',
  payment: 'checkout.step.payment',
  done: 'checkout.step.done',
} as const satisfies Readonly<Record<CheckoutStep, MessageKey>>;

const stepPages: Readonly<Partial<Record<CheckoutStep, RouteKey>>> = {
  data: 'checkout/addresses',
};

const legalPages = [
  ['terms-and-conditions', 'footer.terms'],
  ['privacy-data', 'footer.privacy'],
  ['withdrawal-policy', 'footer.withdrawalPolicy'],
  ['company-information', 'footer.companyInformation'],
] as const satisfies readonly (readonly [StaticPageKey, MessageKey])[];

/** `current`: what the page is for. Once ordered there is nothing to go back to. */
function stepViews(current: CheckoutStep, shop: ShopRequest, translate: Translate): StepView[] {
  const place = checkoutSteps.indexOf(current);
  const isOver = current === 'done';
  return checkoutSteps.map((key, index) => {
    const isDone = index < place;
    const page = stepPages[key];
    return {
      key,
      label: translate(stepTexts[key]),
      state: key === current ? 'current' : isDone ? 'done' : 'next',
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
  current: CheckoutStep,
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
