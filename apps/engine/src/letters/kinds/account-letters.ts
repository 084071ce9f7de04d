import type { MailContents } from '../../mail/mail-kinds';
import { fillIn } from '../../mail/mail-messages';
import { localMoment, shownOrderNumber } from '../../orders/local-formats';
import type { LetterContext, Letters } from './letter-context';

const pages = {
  confirm: '/create-account/confirm',
  // B§2.1
  newPassword: '/password-reset/change-password',
  myData: '/my-account/my-data',
} as const;

/** Opens a page with a button: whatever a link of a mail does, it does by that button. */
const accountLink = (page: keyof typeof pages, token: string, { link }: LetterContext): string =>
  link(`${pages[page]}?token=${encodeURIComponent(token)}`);

/** Names that are the same in every language. */
const waysToSignIn: Readonly<Record<MailContents<'sign-in-added'>['way'], string>> = {
  google: 'Google',
  facebook: 'Facebook',
  passkey: 'Passkey',
};

export const accountLetters = {
  'account-verify': ({ token }, context) => {
    const { subject, body, button, footer } = context.words['account-verify'];
    const href = accountLink('confirm', token, context);
    return { subject, paragraphs: [body], button: { label: button, href }, parts: [], footer };
  },

  'account-from-order': ({ token, orderNumber }, context) => {
    const { subject, body, button, footer } = context.words['account-from-order'];
    return {
      subject,
      paragraphs: [fillIn(body, { number: shownOrderNumber(orderNumber, context.country) })],
      button: { label: button, href: accountLink('confirm', token, context) },
      parts: [],
      footer,
    };
  },

  'account-exists': (_contents, { words, link }) => {
    const { subject, body, button, footer } = words['account-exists'];
    return { subject, paragraphs: [body], button: { label: button, href: link('/login') }, parts: [], footer };
  },

  'password-reset': ({ token }, context) => {
    const { subject, body, button, footer } = context.words['password-reset'];
    const href = accountLink('newPassword', token, context);
    return { subject, paragraphs: [body], button: { label: button, href }, parts: [], footer };
  },

  /** Whoever did not do it finds the way to another password. */
  'password-changed': ({ changedAt, areWaysEnded = false }, { words, link, country, locale }) => {
    const { subject, body, button, footer } = words['password-changed'];
    const changed = fillIn(body, { moment: localMoment(changedAt, country, locale) });
    return {
      subject,
      paragraphs: areWaysEnded ? [changed, words.reset.waysEnded] : [changed],
      button: { label: button, href: link('/password-reset') },
      parts: [],
      footer,
    };
  },

  /** Whoever did not do it learns of it at once. */
  'sign-in-added': ({ way, addedAt }, { words, link, country, locale }) => {
    const { subject, body, button, footer } = words['sign-in-added'];
    return {
      subject,
      paragraphs: [fillIn(body, { moment: localMoment(addedAt, country, locale), way: waysToSignIn[way] })],
      button: { label: button, href: link('/my-account/my-profile') },
      parts: [],
      footer,
    };
  },

  'my-data-link': ({ token }, context) => {
    const { subject, body, button, footer } = context.words['my-data-link'];
    const href = accountLink('myData', token, context);
    return { subject, paragraphs: [body], button: { label: button, href }, parts: [], footer };
  },

  /** What is left of orders is found without an account, by the order's number. */
  'account-deleted': ({ deletedAt }, { words, link, country, locale }) => {
    const { subject, body, button, footer } = words['account-deleted'];
    return {
      subject,
      paragraphs: [fillIn(body, { moment: localMoment(deletedAt, country, locale) })],
      button: { label: button, href: link('/order/find') },
      parts: [],
      footer,
    };
  },
} satisfies Partial<Letters>;
