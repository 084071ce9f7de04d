import { shownOrderNumber } from '../../orders/local-formats';
import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import { accountLink } from './account-links';
import type { LetterContext } from './letter-context';

export function accountFromOrder(
  { token, orderNumber }: MailContents<'account-from-order'>,
  context: LetterContext,
): Letter {
  const { subject, body, button, footer } = context.words['account-from-order'];
  return {
    subject,
    paragraphs: [fillIn(body, { number: shownOrderNumber(orderNumber, context.country) })],
    button: { label: button, href: accountLink('confirm', token, context) },
    parts: [],
    footer,
  };
}
