import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { Translate } from '../../i18n/translator.ts';

/** What `?confirmation=` may name. Pages that lead here use these names and no others. */
const confirmations = {
  newsletter: { title: 'confirmation.newsletter.title', text: 'confirmation.newsletter.text' },
  'newsletter-ended': { title: 'confirmation.newsletter-ended.title', text: 'confirmation.newsletter-ended.text' },
} as const satisfies Readonly<Record<string, { readonly title: MessageKey; readonly text: MessageKey }>>;

export interface ConfirmationView {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly close: string;
}

const isConfirmation = (name: string): name is keyof typeof confirmations => Object.hasOwn(confirmations, name);

/** The words of a known confirmation; anything else in the address says nothing to the shopper. */
export function confirmationView(name: string | null, translate: Translate): ConfirmationView | null {
  if (name === null || !isConfirmation(name)) return null;
  const { title, text } = confirmations[name];
  return {
    title: translate(title),
    text: translate(text),
    button: translate('confirmation.continue'),
    close: translate('shell.close'),
  };
}
