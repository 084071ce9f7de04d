import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { imprintOf, type StoreContact } from './imprint';
import type { Letter } from './letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import { accountDeleted } from './kinds/account-deleted';
import { accountExists } from './kinds/account-exists';
import { accountFromOrder } from './kinds/account-from-order';
import { accountVerify } from './kinds/account-verify';
import { backInStock } from './kinds/back-in-stock';
import { caseAnswer } from './kinds/case-answer';
import { caseReceived } from './kinds/case-received';
import { letterContext, type LetterContext, type MailSurroundings } from './kinds/letter-context';
import { myDataLink } from './kinds/my-data-link';
import { newsletterConfirmation } from './kinds/newsletter-confirmation';
import { newsletterEnding } from './kinds/newsletter-ending';
import { orderConfirmation } from './kinds/order-confirmation';
import { orderLink } from './kinds/order-link';
import { passwordChanged } from './kinds/password-changed';
import { passwordReset } from './kinds/password-reset';
import { paymentFailed } from './kinds/payment-failed';
import { paymentReceived } from './kinds/payment-received';
import { productRecall } from './kinds/product-recall';
import { reviewPublished } from './kinds/review-published';
import { reviewRefused } from './kinds/review-refused';
import { signInAdded } from './kinds/sign-in-added';
import { withdrawalReceipt } from './kinds/withdrawal-receipt';
import { type MailKind, mailKinds } from '../mail/mail-kinds';

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

type Write = (contents: unknown, context: LetterContext) => Letter | Promise<Letter>;

const letters: Readonly<Record<MailKind, Write>> = {
  'newsletter-confirmation': (contents, context) =>
    newsletterConfirmation(mailKinds['newsletter-confirmation'].parse(contents), context),
  'newsletter-ending': (contents, context) => newsletterEnding(mailKinds['newsletter-ending'].parse(contents), context),
  'back-in-stock': (contents, context) => backInStock(mailKinds['back-in-stock'].parse(contents), context),
  'order-confirmation': (contents, context) =>
    orderConfirmation(mailKinds['order-confirmation'].parse(contents), context),
  'payment-received': (contents, context) => paymentReceived(mailKinds['payment-received'].parse(contents), context),
  'payment-failed': (contents, context) => paymentFailed(mailKinds['payment-failed'].parse(contents), context),
  'order-link': (contents, context) => orderLink(mailKinds['order-link'].parse(contents), context),
  'withdrawal-receipt': (contents, context) =>
    withdrawalReceipt(mailKinds['withdrawal-receipt'].parse(contents), context),
  'account-verify': (contents, context) => accountVerify(mailKinds['account-verify'].parse(contents), context),
  'account-from-order': (contents, context) =>
    accountFromOrder(mailKinds['account-from-order'].parse(contents), context),
  'account-exists': (_contents, context) => accountExists(context),
  'password-reset': (contents, context) => passwordReset(mailKinds['password-reset'].parse(contents), context),
  'password-changed': (contents, context) => passwordChanged(mailKinds['password-changed'].parse(contents), context),
  'my-data-link': (contents, context) => myDataLink(mailKinds['my-data-link'].parse(contents), context),
  'account-deleted': (contents, context) => accountDeleted(mailKinds['account-deleted'].parse(contents), context),
  'sign-in-added': (contents, context) => signInAdded(mailKinds['sign-in-added'].parse(contents), context),
  'product-recall': (contents, context) => productRecall(mailKinds['product-recall'].parse(contents), context),
  'case-received': (contents, context) => caseReceived(mailKinds['case-received'].parse(contents), context),
  'case-answer': (contents, context) => caseAnswer(mailKinds['case-answer'].parse(contents), context),
  'review-published': (contents, context) => reviewPublished(mailKinds['review-published'].parse(contents), context),
  'review-refused': (contents, context) => reviewRefused(mailKinds['review-refused'].parse(contents), context),
};

export async function writeMail(mail: MailOrder, surroundings: MailSurroundings): Promise<WrittenMail> {
  const { kind, locale, contents, store } = mail;
  const context = letterContext(locale, surroundings);
  const letter = await letters[kind](contents, context);
  const imprint = imprintOf(store, context);
  const html = await letterHtml(letter, imprint, locale);
  return { subject: letter.subject, text: letterText(letter, imprint, locale), html };
}
