import { localMoment } from '../../orders/local-formats';
import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';

/** Names that are the same in every language. */
const names: Readonly<Record<MailContents<'sign-in-added'>['way'], string>> = {
  google: 'Google',
  facebook: 'Facebook',
  passkey: 'Passkey',
};

/** Whoever did not do it learns of it at once. */
export function signInAdded(
  { way, addedAt }: MailContents<'sign-in-added'>,
  { words, link, country, locale }: LetterContext,
): Letter {
  const { subject, body, button, footer } = words['sign-in-added'];
  return {
    subject,
    paragraphs: [fillIn(body, { moment: localMoment(addedAt, country, locale), way: names[way] })],
    button: { label: button, href: link('/my-account/my-profile') },
    parts: [],
    footer,
  };
}
