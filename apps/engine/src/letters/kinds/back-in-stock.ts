import type { MailContents } from '../../mail/mail-kinds';
import type { Letter } from '../letter';
import type { LetterContext } from './letter-context';

export function backInStock(
  { name, slug }: MailContents<'back-in-stock'>,
  { words, link, country }: LetterContext,
): Letter {
  const { subject, body, button, footer } = words['back-in-stock'];
  const href = link(`${country.nativeRouting ? '/p' : ''}/${encodeURIComponent(slug)}`);
  return { subject, paragraphs: [body, name], button: { label: button, href }, parts: [], footer };
}
