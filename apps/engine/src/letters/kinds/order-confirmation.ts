import { shownOrderNumber } from '../../orders/local-formats';
import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';
import { orderLinks } from './order-links';
import { addressesPart, factsPart, goodsPart, paymentInstructions, withdrawalNote } from './order-parts';

/** What was agreed, on a durable medium: what, for how much, where to, how it is paid and how to withdraw. */
export async function orderConfirmation(
  { orderId, orderNumber }: MailContents<'order-confirmation'>,
  context: LetterContext,
): Promise<Letter> {
  const { words, country } = context;
  const order = await context.readOrder(orderId);
  const { subject, body, button, footer } = words['order-confirmation'];
  const links = orderLinks(orderId, context);
  return {
    subject: fillIn(subject, { number: shownOrderNumber(orderNumber, country) }),
    paragraphs: [body],
    button: { label: button, href: links.order },
    parts: [
      factsPart(order, context),
      ...paymentInstructions(order, context),
      goodsPart(order, context),
      addressesPart(order, context),
      ...withdrawalNote(order, links.withdrawal, context),
    ],
    footer,
  };
}
