import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { accountLink } from './account-links';
import type { LetterContext } from './letter-context';

export function myDataLink({ token }: MailContents<'my-data-link'>, context: LetterContext): Letter {
  const { subject, body, button, footer } = context.words['my-data-link'];
  const href = accountLink('myData', token, context);
  return { subject, paragraphs: [body], button: { label: button, href }, parts: [], footer };
}
