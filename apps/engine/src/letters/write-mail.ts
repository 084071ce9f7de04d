import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { imprintOf, type StoreContact } from './imprint';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import { accountLetters } from './kinds/account-letters';
import { caseLetters } from './kinds/case-letters';
import { letterContext, type LetterContext, type Letters, type MailSurroundings } from './kinds/letter-context';
import { newsletterLetters } from './kinds/newsletter-letters';
import { orderLetters } from './kinds/order-letters';
import { productLetters } from './kinds/product-letters';
import { type MailContents, type MailKind, mailKinds } from '../mail/mail-kinds';

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailOrder {
  readonly kind: MailKind;
  readonly locale: Locale;
  readonly contents: unknown;
  readonly store: StoreContact;
}

/** The compiler refuses a kind of mail that none of them writes. */
const letters: Letters = {
  ...accountLetters,
  ...caseLetters,
  ...newsletterLetters,
  ...orderLetters,
  ...productLetters,
};

function writeLetter<Kind extends MailKind>(kind: Kind, contents: MailContents<Kind>, context: LetterContext) {
  return letters[kind](contents, context);
}

export async function writeMail(mail: MailOrder, surroundings: MailSurroundings): Promise<WrittenMail> {
  const { kind, locale, contents, store } = mail;
  const context = letterContext(locale, surroundings);
  const letter = await writeLetter(kind, mailKinds[kind].parse(contents), context);
  const imprint = imprintOf(store, letter.name ?? null, context);
  const html = await letterHtml(letter, imprint, locale);
  return { subject: letter.subject, text: letterText(letter, imprint, locale), html };
}
