import type { Letter } from '../letter';
import type { LetterContext } from './letter-context';

export function accountExists({ words, link }: LetterContext): Letter {
  const { subject, body, button, footer } = words['account-exists'];
  return { subject, paragraphs: [body], button: { label: button, href: link('/login') }, parts: [], footer };
}
