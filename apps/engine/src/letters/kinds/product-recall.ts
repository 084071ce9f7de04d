import { contactQuery } from '@tradehall/domain/contact/contact-wish.ts';
import { shownOrderNumber } from '../../orders/local-formats';
import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';

/** Customers find the machine and what to do among their own; a guest finds the form, filled in. */
export function productRecall(
  { name, productNumber, hazard, action, batch, orderNumber, hasAccount }: MailContents<'product-recall'>,
  { words, link, country }: LetterContext,
): Letter {
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
}
