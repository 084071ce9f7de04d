import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { accountLink } from './account-links';
import type { LetterContext } from './letter-context';

export function accountVerify({ token }: MailContents<'account-verify'>, context: LetterContext): Letter {
  const { subject, body, button, footer } = context.words['account-verify'];
  const href = accountLink('confirm', token, context);
  return { subject, paragraphs: [body], button: { label: button, href }, parts: [], footer };
}
