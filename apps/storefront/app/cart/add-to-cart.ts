import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { addItem, chooseGuarantee } from './cart.ts';
import type { CartFailure } from './live/cart-intent.ts';
import { openCart } from './cart-opening.ts';
import { openingDelayMs } from './live/opening-delay.ts';

interface Wish {
  readonly locale: Locale;
  readonly sku: string;
  readonly quantity: number;
  /** Empty where it was declined; null where nobody has said anything. */
  readonly guarantee: string | null;
}

const wait = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/** The press of a buy button: puts a product into the cart and shows it there. Null: all of it is done. */
export async function addToCart({ locale, sku, quantity, guarantee }: Wish): Promise<CartFailure | null> {
  const adding = addItem(locale, sku, quantity);
  // The queue keeps the order, so nothing waits here.
  const choosing = guarantee === null || guarantee === '' ? null : chooseGuarantee(sku, guarantee);
  const failure = await adding;
  if (failure !== null) {
    await choosing;
    return failure;
  }
  const withoutGuarantee = await choosing;
  await wait(openingDelayMs(navigator));
  openCart({ added: sku, isGuaranteeDecided: guarantee !== null });
  return withoutGuarantee;
}
