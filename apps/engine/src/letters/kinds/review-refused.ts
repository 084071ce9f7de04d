import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';

/** The reason is one of few, and the stars are none of them. */
export function reviewRefused(
  { product, reason }: MailContents<'review-refused'>,
  { words, link }: LetterContext,
): Letter {
  const { subject, body, button, footer } = words['review-refused'];
  return {
    subject,
    paragraphs: [fillIn(body, { product }), words.reviewReason[reason]],
    button: { label: button, href: link('/my-account/my-reviews') },
    parts: [],
    footer,
  };
}
