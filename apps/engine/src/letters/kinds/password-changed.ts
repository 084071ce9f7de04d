import { localMoment } from '../../orders/local-formats';
import type { Letter } from '../letter';
import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import type { LetterContext } from './letter-context';

/** Whoever did not do it finds the way to another password. */
export function passwordChanged(
  { changedAt }: MailContents<'password-changed'>,
  { words, link, country, locale }: LetterContext,
): Letter {
  const { subject, body, button, footer } = words['password-changed'];
  return {
    subject,
    paragraphs: [fillIn(body, { moment: localMoment(changedAt, country, locale) })],
    button: { label: button, href: link('/password-reset') },
    parts: [],
    footer,
  };
}
