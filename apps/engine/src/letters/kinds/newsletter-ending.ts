import type { MailContents } from '../../mail/mail-kinds';
import type { Letter } from '../letter';
import type { LetterContext } from './letter-context';

const endingPath = '/newsletter-ending';

export function newsletterEnding({ token }: MailContents<'newsletter-ending'>, { words, link }: LetterContext): Letter {
  const { subject, body, button, footer } = words['newsletter-ending'];
  const href = link(`${endingPath}?token=${encodeURIComponent(token)}`);
  return { subject, paragraphs: [body], button: { label: button, href }, parts: [], footer };
}
