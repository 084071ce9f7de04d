import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { consentPurposes, consentTextVersion, type ConsentPurpose } from '@tradehall/domain/tracking/consent-choice.ts';
import { callShop } from '../request/browser-calls.ts';
import { consentGiven, keepChoice, narrowConsent } from './consent-store.ts';

/**
 * Agreeing needs a receipt: what the shop cannot prove it does not do. Refusing and withdrawing need none, they hold at once.
 * Answers whether the choice is made.
 */
export async function chooseConsent(locale: Locale, purposes: readonly ConsentPurpose[]): Promise<boolean> {
  const before = consentPurposes.filter(consentGiven);
  const isLess = purposes.every((purpose) => before.includes(purpose));
  narrowConsent(before.filter((purpose) => purposes.includes(purpose)));
  const choice = { receiptId: crypto.randomUUID(), purposes: [...purposes], textVersion: consentTextVersion };
  // Before the cookie is changed: the shop learns from it which choice this one replaces.
  const answer = await callShop('shop', 'give-consent', { locale, ...choice });
  const isChosen = isLess || answer?.ok === true;
  if (isChosen) keepChoice(choice);
  return isChosen;
}
