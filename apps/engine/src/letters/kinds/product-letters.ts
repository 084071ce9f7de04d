import { contactQuery } from '@tradehall/domain/contact/contact-wish.ts';
import { fillIn } from '../../mail/mail-messages';
import { shownOrderNumber } from '../../orders/local-formats';
import type { LetterContext, Letters } from './letter-context';

export const productPath = (slug: string, { country }: Pick<LetterContext, 'country'>): string =>
  `${country.nativeRouting ? '/p' : ''}/${encodeURIComponent(slug)}`;

export const productLetters = {
  'back-in-stock': ({ name, slug }, context) => {
    const { subject, body, button, footer } = context.words['back-in-stock'];
    const href = context.link(productPath(slug, context));
    return { subject, paragraphs: [body, name], button: { label: button, href }, parts: [], footer };
  },

  /** Customers find the machine and what to do among their own; a guest finds the form, filled in. */
  'product-recall': (
    { name, productNumber, hazard, action, batch, orderNumber, hasAccount },
    { words, link, country },
  ) => {
    const { subject, body, button, footer } = words['product-recall'];
    const number = shownOrderNumber(orderNumber, country);
    const claim = contactQuery({
      reason: 'product-claim-within-30-days',
      subreason: 'defective',
      productNumber,
      orderNumber: number,
    });
    return {
      subject: fillIn(subject, { name: name.slice(0, 60) }),
      paragraphs: [body, words.recall[hazard], words.recall[action]],
      button: {
        label: button,
        href: link(hasAccount ? '/my-account/my-equipment' : `/contact-request${claim}`),
      },
      parts: [
        {
          kind: 'rows',
          title: words.recall.title,
          rows: [
            { label: words.order.number, value: number },
            { label: words.invoice.description, value: name },
            { label: words.order.itemNumber, value: productNumber },
            ...(batch === null ? [] : [{ label: words.recall.batch, value: batch }]),
          ],
        },
      ],
      footer,
    };
  },

  'review-published': ({ product, slug }, context) => {
    const { words, link } = context;
    const { subject, body, button, footer } = words['review-published'];
    const href = link(slug === null ? '/my-account/my-reviews' : `${productPath(slug, context)}#reviews`);
    return { subject, paragraphs: [fillIn(body, { product })], button: { label: button, href }, parts: [], footer };
  },

  /** The reason is one of few, and the stars are none of them. */
  'review-refused': ({ product, reason }, { words, link }) => {
    const { subject, body, button, footer } = words['review-refused'];
    return {
      subject,
      paragraphs: [fillIn(body, { product }), words.reviewReason[reason]],
      button: { label: button, href: link('/my-account/my-reviews') },
      parts: [],
      footer,
    };
  },
} satisfies Partial<Letters>;
