import { shownOrderNumber } from '../../orders/local-formats';
import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';
import { orderLinks } from './order-links';

export function paymentFailed(
  { orderId, orderNumber }: MailContents<'payment-failed'>,
  context: LetterContext,
): Letter {
  const { words, country } = context;
  const { subject, body, button, footer } = words['payment-failed'];
  return {
    subject: fillIn(subject, { number: shownOrderNumber(orderNumber, country) }),
    paragraphs: [body],
    button: { label: button, href: orderLinks(orderId, context).order },
    parts: [],
    footer,
  };
}
