import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';

/** What an operator wrote, a paragraph a line. */
export function caseAnswer(
  { caseNumber: number, words: written }: MailContents<'case-answer'>,
  { words, link }: LetterContext,
): Letter {
  const { subject, body, button, footer } = words['case-answer'];
  const lines = written.split(/\s*\n\s*/).filter((line) => line !== '');
  return {
    subject: fillIn(subject, { number }),
    paragraphs: [fillIn(body, { number }), ...lines],
    button: { label: button, href: link('/contact-request') },
    parts: [],
    footer,
  };
}
