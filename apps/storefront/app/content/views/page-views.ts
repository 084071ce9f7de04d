import { contactQuery } from '@tradehall/domain/contact/contact-wish.ts';
import type { ShownRecall } from '@tradehall/domain/equipment/recall.ts';
import { formatDate } from '../../i18n/formats.ts';
import { paymentNames } from '../../i18n/payment-names.ts';
import { recallNotice } from '../../i18n/recall-notice.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ContactInformationView } from '../blocks/contact-information.tsx';
import type { ContentFacts, ViewsOfKinds } from '../content-facts.ts';
import { safeRichText } from '../safe-rich-text.ts';
import { productViewsAt } from './catalogue-views.ts';
import { carouselTexts, dayText, isValidUntil, unlessEmpty, untilText } from './shared-views.ts';

function waysToContact({ store, translate }: ContentFacts): ContactInformationView['ways'] {
  const { phoneNumber = null, emailAddress = null, openingHours = null } = store ?? {};
  return [
    ...(phoneNumber === null
      ? []
      : [
          {
            kind: 'phone' as const,
            label: translate('shell.phone'),
            value: phoneNumber,
            href: `tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`,
          },
        ]),
    ...(emailAddress === null
      ? []
      : [
          {
            kind: 'email' as const,
            label: translate('shell.email'),
            value: emailAddress,
            href: `mailto:${emailAddress}`,
          },
        ]),
    ...(openingHours === null
      ? []
      : [{ kind: 'openingHours' as const, label: translate('shell.openingHours'), value: openingHours, href: null }]),
  ];
}

function recallView(recall: ShownRecall, { shop, country, translate }: ContentFacts) {
  const { sku, name, slug, image, publishedAt } = recall;
  const links = pageLinks(shop);
  const productNumber = sku.replace(/^EX/, '');
  const label = translate('order.claim');
  return {
    ...recallNotice(recall, translate),
    sku,
    name,
    href: slug === null ? null : links.product(slug),
    picture: image?.url ?? null,
    number: `${translate('product.number')} ${sku}`,
    day: formatDate(publishedAt, { timeZone: country.timeZone }) ?? '',
    report: {
      href: `${links.route('contact-request') ?? ''}${contactQuery({ productNumber })}`,
      label,
      name: `${label}: ${name}`,
    },
  };
}

export const pageViews = {
  'page-title': ({ title, text = null, picture = null, publishedOn }, facts, { isPageTitle }) => ({
    title,
    text,
    picture,
    day: publishedOn === undefined ? null : { date: publishedOn, words: dayText(publishedOn, facts) },
    isPageTitle,
  }),
  'text-section': ({ title = null, html }, { findLink }) => ({ title, html: safeRichText(html, findLink) }),
  'marketing-landing-page-config': () => ({}),
  'usp-section': ({ title = null, promises }) => ({ title, promises }),
  'usp-carousel': ({ promises }, facts) => ({
    label: facts.translate('shell.promises'),
    promises,
    carousel: carouselTexts(facts),
  }),
  'faq-section': ({ title, questions }, { findLink }) => ({
    title,
    questions: questions.map(({ question, answer }) => ({ question, answer: safeRichText(answer, findLink) })),
  }),
  // Where nothing is sold online nothing is paid online.
  'trusted-payments': ({ title, text = null }, { country, store, translate }) =>
    country.checkoutEnabled ? { title, text, names: paymentNames(country, store, translate) } : null,
  newsletter: ({ title, text }) => ({ title, text }),
  'trust-review-carousel': ({ title, text = null }, facts, { place }) =>
    unlessEmpty(
      productViewsAt(place, facts).filter(({ rating }) => rating !== null),
      (products) => ({ title, text, products, link: null, carousel: carouselTexts(facts) }),
    ),
  'discount-vouchers': ({ title, emptyText, vouchers }, facts) => ({
    title,
    emptyText,
    vouchers: vouchers
      .filter(({ until }) => isValidUntil(until, facts))
      .map(({ code, until, ...words }) => ({
        ...words,
        code,
        until: untilText(until, facts),
        copiedText: facts.translate('content.voucher.copied', { code }),
      })),
    codeLabel: facts.translate('content.voucher.code'),
    copyLabel: facts.translate('content.voucher.copy'),
    copyFailedText: facts.translate('content.voucher.copyFailed'),
  }),
  'product-recalls': ({ title, emptyText }, facts) => ({
    title,
    emptyText,
    recalls: facts.recalls.map((recall) => recallView(recall, facts)),
  }),
  'web-to-case-form': ({ title, text = null, reason = null }, { store }) =>
    store?.flags.contact_webform_enabled === true ? { title, text, reason } : null,
  'contact-information': ({ title, text = null }, facts) =>
    unlessEmpty(waysToContact(facts), (ways) => ({ title, text, ways })),
} satisfies Partial<ViewsOfKinds>;
