import type { CallResult } from '@tradehall/domain/calls/call.ts';
import type { AllCalls } from '@tradehall/domain/calls/all-calls.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { callShop } from '../request/browser-calls.ts';
import { refreshVisitor } from '../visitor/visitor.ts';
import type { CartFailure } from './cart-failure-text.ts';
import { openCart } from './cart-opening.ts';

interface Wish {
  readonly locale: Locale;
  readonly sku: string;
  readonly quantity: number;
}

interface KnownCart {
  readonly id: string;
  readonly version: number;
}

type Answer = CallResult<AllCalls['new-ct']['addToCart']> | null;

/** A cart that others change as well is asked for again, a few times. */
const mostAttempts = 4;

let known: KnownCart | null = null;

const findCart = async (locale: Locale): Promise<KnownCart | null> => {
  const answer = await callShop('new-ct', 'createCart', { locale });
  return answer?.ok === true ? answer.value.cart : null;
};

const attempt = async (wish: Wish, intentId: string): Promise<Answer> => {
  known ??= await findCart(wish.locale);
  if (known === null) {
    return null;
  }
  const answer = await callShop('new-ct', 'addToCart', {
    ...wish,
    cartId: known.id,
    version: known.version,
    intentId,
  });
  if (answer?.ok === true) {
    known = { id: answer.value.cart.id, version: answer.value.cart.version };
  } else if (answer !== null && answer.failure.code === 'cart-version-conflict') {
    known = { id: known.id, version: answer.failure.currentVersion };
  } else {
    known = null;
  }
  return answer;
};

const mayWorkNow = (answer: Answer): boolean =>
  answer?.ok === false && (answer.failure.code === 'cart-version-conflict' || answer.failure.code === 'cart-not-found');

/** One wish has one id, however often it is sent: the cart holds it once. */
const fulfil = async (wish: Wish): Promise<CartFailure | null> => {
  const intentId = crypto.randomUUID();
  let answer: Answer = null;
  for (let made = 0; made < mostAttempts; made += 1) {
    answer = await attempt(wish, intentId);
    if (!mayWorkNow(answer)) {
      break;
    }
  }
  if (answer?.ok === true) {
    await refreshVisitor();
    openCart();
    return null;
  }
  return answer?.failure ?? { code: 'add-to-cart-failed' };
};

let before: Promise<unknown> = Promise.resolve();

/** Puts a product into the cart and shows it there. Wishes are taken one after the other; null: it is done. */
export const addToCart = (wish: Wish): Promise<CartFailure | null> => {
  const fulfilled = before.then(() => fulfil(wish));
  before = fulfilled.catch(() => undefined);
  return fulfilled;
};
