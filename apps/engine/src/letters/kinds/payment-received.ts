import { shownOrderNumber } from '../../orders/local-formats';
import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';
import { orderLinks } from './order-links';
import { factsPart, goodsPart } from './order-parts';

export async function paymentReceived(
  { orderId, orderNumber }: MailContents<'payment-received'>,
  context: LetterContext,
): Promise<Letter> {
  const { words, country } = context;
  const order = await context.readOrder(orderId);
  const { subject, body, button, footer } = words['payment-received'];
  return {
    subject: fillIn(subject, { number: shownOrderNumber(orderNumber, country) }),
    paragraphs: [body],
    button: { label: button, href: orderLinks(orderId, context).order },
    parts: [factsPart(order, context), goodsPart(order, context)],
    footer,
  };
}
