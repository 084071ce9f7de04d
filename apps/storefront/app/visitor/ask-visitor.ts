import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { expectCart } from '../cart/cart.ts';
import { callShop } from '../request/browser-calls.ts';
import type { AskVisitor } from './visitor-store.ts';

/** The cart comes with the same answer and goes to where carts are kept. */
export const askVisitor =
  (locale: Locale): AskVisitor =>
  async () => {
    // B§8: asking for the customer of a guest is a failure, and browsers report failures. So it is asked first.
    const session = await callShop('new-ct', 'isLoggedIn', {});
    if (session?.ok !== true) return null;
    const receiveCart = expectCart();
    const answer = await callShop('new-ct', 'getMe', { locale, customer: session.value.isLoggedIn });
    if (answer?.ok !== true) return null;
    receiveCart(answer.value.me.activeCart);
    return { customer: answer.value.me.customer };
  };
