import type { Letters } from './letter-context';

/** B§2.2: where consent links of mails lead. */
const confirmationPath = '/exconsents/confirm';
const endingPath = '/newsletter-ending';

export const newsletterLetters = {
  'newsletter-confirmation': ({ token }, { words, link }) => {
    const { subject, body, button, footer } = words['newsletter-confirmation'];
    const href = link(`${confirmationPath}?hash=${encodeURIComponent(token)}`);
    return { subject, paragraphs: [body], button: { label: button, href }, parts: [], footer };
  },

  'newsletter-ending': ({ token }, { words, link }) => {
    const { subject, body, button, footer } = words['newsletter-ending'];
    const href = link(`${endingPath}?token=${encodeURIComponent(token)}`);
    return { subject, paragraphs: [body], button: { label: button, href }, parts: [], footer };
  },
} satisfies Partial<Letters>;
