import { shownOrderNumber } from '../../orders/local-formats';
import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';

export function orderLink(
  { orderNumber, link }: MailContents<'order-link'>,
  { words, country }: LetterContext,
): Letter {
  const { subject, body, button, footer } = words['order-link'];
  return {
    subject: fillIn(subject, { number: shownOrderNumber(orderNumber, country) }),
    paragraphs: [body],
    button: { label: button, href: link },
    parts: [],
    footer,
  };
}
