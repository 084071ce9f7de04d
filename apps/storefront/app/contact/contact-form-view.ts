import { contactReasons } from '@tradehall/domain/contact/contact-request.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { failureTexts, faultTexts } from '../forms/fault-texts.ts';
import type { FailureTexts, FaultTexts } from '../forms/fault-texts.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { caseNumberMark } from './case-number-mark.ts';
import type { ContactField, ContactReason } from './contact-fields.ts';

export interface ContactFormView {
  readonly locale: Locale;
  /** Where the form goes without JavaScript. */
  readonly action: string;
  readonly title: string;
  readonly lead: string;
  readonly reasonChoose: string;
  readonly reasons: readonly { readonly value: ContactReason; readonly label: string }[];
  readonly labels: Readonly<Record<ContactField, string>>;
  readonly productNumberHelp: string;
  readonly send: string;
  readonly sending: string;
  /** With `caseNumberMark` where the case number goes. */
  readonly sent: string;
  readonly privacy: string;
  readonly close: string;
  readonly checkFields: string;
  readonly faults: FaultTexts;
  readonly failures: FailureTexts;
}

/** Whether a store offers the form is said by its flag `contact_webform_enabled`. */
export const contactFormView = (
  shop: Pick<ShopRequest, 'locale' | 'basename' | 'country' | 'contentPages'>,
): ContactFormView => {
  const translate = translator(shop.locale);
  return {
    locale: shop.locale,
    action: pageLinks(shop).route('contact-request') ?? '',
    title: translate('contact.title'),
    lead: translate('contact.lead'),
    reasonChoose: translate('contact.reasonChoose'),
    reasons: contactReasons.map((reason) => ({ value: reason, label: translate(`contact.reason.${reason}`) })),
    labels: {
      selectedReason: translate('contact.reason'),
      contactName: translate('contact.name'),
      companyName: translate('contact.company'),
      customerEmail: translate('contact.email'),
      phoneNumber: translate('contact.phone'),
      orderNumber: translate('contact.orderNumber'),
      productNumber: translate('contact.productNumber'),
      subject: translate('contact.subject'),
      description: translate('contact.description'),
    },
    productNumberHelp: translate('contact.productNumberHelp'),
    send: translate('contact.send'),
    sending: translate('contact.sending'),
    sent: translate('contact.sent', { caseNumber: caseNumberMark }),
    privacy: translate('contact.privacy'),
    close: translate('contact.close'),
    checkFields: translate('form.checkFields'),
    faults: faultTexts(translate),
    failures: failureTexts(translate, ['failure.feature-disabled', 'failure.contact-request-failed']),
  };
};
