import { localMoment } from '../../orders/local-formats';
import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';

/** What is left of orders is found without an account, by the order's number. */
export function accountDeleted(
  { deletedAt }: MailContents<'account-deleted'>,
  { words, link, country, locale }: LetterContext,
): Letter {
  const { subject, body, button, footer } = words['account-deleted'];
  return {
    subject,
    paragraphs: [fillIn(body, { moment: localMoment(deletedAt, country, locale) })],
    button: { label: button, href: link('/order/find') },
    parts: [],
    footer,
  };
}
