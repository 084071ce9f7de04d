import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { accountLink } from './account-links';
import type { LetterContext } from './letter-context';

export function passwordReset({ token }: MailContents<'password-reset'>, context: LetterContext): Letter {
  const { subject, body, button, footer } = context.words['password-reset'];
  const href = accountLink('newPassword', token, context);
  return { subject, paragraphs: [body], button: { label: button, href }, parts: [], footer };
}
