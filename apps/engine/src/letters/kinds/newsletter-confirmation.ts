import type { MailContents } from '../../mail/mail-kinds';
import type { Letter } from '../letter';
import type { LetterContext } from './letter-context';

/** B§2.2: where consent links of mails lead. */
const confirmationPath = '/exconsents/confirm';

export function newsletterConfirmation(
  { token }: MailContents<'newsletter-confirmation'>,
  { words, link }: LetterContext,
): Letter {
  const { subject, body, button, footer } = words['newsletter-confirmation'];
  const href = link(`${confirmationPath}?hash=${encodeURIComponent(token)}`);
  return { subject, paragraphs: [body], button: { label: button, href }, parts: [], footer };
}
