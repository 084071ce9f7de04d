import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { callShop } from '../request/browser-calls.ts';
import type { AskVisitor } from './visitor-store.ts';

export const askVisitor =
  (locale: Locale): AskVisitor =>
  async () => {
    // B§8: asking for the customer of a guest is a failure, and browsers report failures. So it is asked first.
    const session = await callShop('new-ct', 'isLoggedIn', {});
    if (session?.ok !== true) {
      return null;
    }
    const answer = await callShop('new-ct', 'getMe', { locale, customer: session.value.isLoggedIn });
    return answer?.ok === true ? { customer: answer.value.me.customer, cart: answer.value.me.activeCart } : null;
  };
