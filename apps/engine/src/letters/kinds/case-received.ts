import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';

export function caseReceived(
  { caseNumber: number }: MailContents<'case-received'>,
  { words, link }: LetterContext,
): Letter {
  const { subject, body, button, footer } = words['case-received'];
  return {
    subject: fillIn(subject, { number }),
    paragraphs: [fillIn(body, { number })],
    button: { label: button, href: link('/contact-request') },
    parts: [],
    footer,
  };
}
