import { fillIn } from '../../mail/mail-messages';
import type { Letters } from './letter-context';

const formPath = '/contact-request';

export const caseLetters = {
  'case-received': ({ caseNumber: number }, { words, link }) => {
    const { subject, body, button, footer } = words['case-received'];
    return {
      subject: fillIn(subject, { number }),
      paragraphs: [fillIn(body, { number })],
      button: { label: button, href: link(formPath) },
      parts: [],
      footer,
    };
  },

  /** What an operator wrote, a paragraph a line. */
  'case-answer': ({ caseNumber: number, words: written }, { words, link }) => {
    const { subject, body, button, footer } = words['case-answer'];
    const lines = written.split(/\s*\n\s*/).filter((line) => line !== '');
    return {
      subject: fillIn(subject, { number }),
      paragraphs: [fillIn(body, { number }), ...lines],
      button: { label: button, href: link(formPath) },
      parts: [],
      footer,
    };
  },
} satisfies Partial<Letters>;
