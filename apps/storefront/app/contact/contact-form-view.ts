import {
  contactReasons,
  subreasonsOf,
  type ContactInput,
  type ContactReason,
  type ContactShortcut,
  type ContactSubreason,
} from '@tradehall/domain/contact/contact-reasons.ts';
import { vatNumberName } from '@tradehall/domain/countries/vat-number.ts';
import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { failureTexts, faultTexts, type FailureTexts, type FaultTexts } from '../forms/fault-texts.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';
import { caseNumberMark } from './case-number-mark.ts';
import type { ContactField } from './contact-fields.ts';

export interface SubreasonView {
  readonly value: ContactSubreason;
  readonly label: string;
  readonly needs: readonly ContactInput[];
  readonly shortcut: ContactShortcut | null;
}

export interface ReasonView {
  readonly value: ContactReason;
  readonly label: string;
  readonly subreasons: readonly SubreasonView[];
}

export interface ShortcutView {
  readonly text: string;
  readonly links: readonly LinkView[];
}

const contactFormWords = wordsOf(
  'contact.title',
  'contact.lead',
  'shell.menuBack',
  'contact.reasonChoose',
  'contact.continue',
  'contact.productNumberHelp',
  'contact.send',
  'contact.sending',
  'contact.privacy',
  'form.checkFields',
);

export interface ContactFormView extends ReturnType<typeof contactFormWords> {
  readonly locale: Locale;
  /** Where the form goes without JavaScript. */
  readonly action: string;
  readonly reasons: readonly ReasonView[];
  readonly shortcuts: Readonly<Record<ContactShortcut, ShortcutView>>;
  readonly labels: Readonly<Record<ContactField, string>>;
  /** With `caseNumberMark` where the case number goes. */
  readonly sent: string;
  readonly faults: FaultTexts;
  readonly failures: FailureTexts;
}

type ShopOfForm = Pick<ShopRequest, 'locale' | 'basename' | 'country' | 'contentPages'>;

const reasonViews = (translate: Translate): readonly ReasonView[] =>
  contactReasons.map((reason) => ({
    value: reason,
    label: translate(`contact.reason.${reason}`),
    subreasons: subreasonsOf(reason).map(({ key, needs, shortcut }) => ({
      value: key,
      label: translate(`contact.subreason.${key}`),
      needs,
      shortcut: shortcut ?? null,
    })),
  }));

/** B§2.5. Where a page is not there, its link is left out. */
function shortcutViews(shop: ShopOfForm, translate: Translate): ContactFormView['shortcuts'] {
  const links = pageLinks(shop);
  const policy = links.contentPage('withdrawal-policy');
  const find = links.route('order/find');
  const orders = links.route('my-account/orders');
  const link = (label: string, href: string | null): readonly LinkView[] => (href === null ? [] : [{ label, href }]);
  return {
    returns: {
      text: translate('contact.shortcut.returns'),
      links: [
        ...link(translate('order.withdrawLink'), find && `${find}?withdraw`),
        ...link(translate('footer.withdrawalPolicy'), policy),
      ],
    },
    'my-orders': {
      text: translate('contact.shortcut.my-orders'),
      // The form is the same for everybody: a guest has no page of orders, and finds the one by its number.
      links: [...link(translate('order.findTitle'), find), ...link(translate('account.nav.orders'), orders)],
    },
  };
}

const labelsOf = ({ country, locale }: ShopOfForm, translate: Translate): ContactFormView['labels'] => ({
  selectedReason: translate('contact.reason'),
  selectedSubreason: translate('contact.subreason'),
  contactName: translate('contact.name'),
  companyName: translate('contact.company'),
  customerEmail: translate('contact.email'),
  productNumber: translate('product.number'),
  orderNumber: translate('order.number'),
  invoiceNumber: translate('contact.invoiceNumber'),
  vatId: vatNumberName(country, locales[locale].language),
  quantity: translate('product.quantity'),
  phoneNumber: translate('checkout.phone'),
  subject: translate('contact.subject'),
  description: translate('contact.description'),
});

/** Whether a store offers the form is said by its flag `contact_webform_enabled`. */
export function contactFormView(shop: ShopOfForm): ContactFormView {
  const translate = translator(shop.locale);
  return {
    locale: shop.locale,
    action: pageLinks(shop).route('contact-request') ?? '',
    ...contactFormWords(translate),
    reasons: reasonViews(translate),
    shortcuts: shortcutViews(shop, translate),
    labels: labelsOf(shop, translate),
    sent: translate('contact.sent', { caseNumber: caseNumberMark }),
    faults: faultTexts(translate),
    failures: failureTexts(translate, ['failure.feature-disabled', 'failure.contact-request-failed']),
  };
}
