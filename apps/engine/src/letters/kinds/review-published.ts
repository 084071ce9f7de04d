import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';

export function reviewPublished(
  { product, slug }: MailContents<'review-published'>,
  { words, link, country }: LetterContext,
): Letter {
  const { subject, body, button, footer } = words['review-published'];
  const page = `${country.nativeRouting ? '/p' : ''}/${encodeURIComponent(slug ?? '')}#reviews`;
  const href = link(slug === null ? '/my-account/my-reviews' : page);
  return { subject, paragraphs: [fillIn(body, { product })], button: { label: button, href }, parts: [], footer };
}
