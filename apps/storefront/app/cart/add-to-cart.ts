import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { addItem, chooseGuarantee, currentCart } from './cart.ts';
import type { CartFailure } from './live/cart-intent.ts';
import { openCart } from './cart-opening.ts';
import { openingDelayMs } from './live/opening-delay.ts';
import { piecesOf } from './shown-cart.ts';
import { whatFits } from './what-fits.ts';

interface Wish {
  readonly locale: Locale;
  readonly sku: string;
  readonly quantity: number;
  /** Empty where it was declined; null where nobody has said anything. */
  readonly guarantee: string | null;
}

const wait = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/** The queue keeps the order, so nothing waits here. */
async function addBoth({ locale, sku, quantity, guarantee }: Wish) {
  const adding = addItem(locale, sku, quantity);
  const choosing = guarantee === null || guarantee === '' ? null : chooseGuarantee(sku, guarantee);
  return { failure: await adding, withoutGuarantee: await choosing };
}

async function show({ sku, guarantee }: Wish): Promise<void> {
  await wait(openingDelayMs(navigator));
  openCart({ added: sku, isGuaranteeDecided: guarantee !== null });
}

/**
 * The press of a buy button: puts a product into the cart and shows it there. Null: all of it is done. Of more than there
 * can be it puts in what fits, and answers the limit.
 */
export async function addToCart(wish: Wish): Promise<CartFailure | null> {
  const { failure, withoutGuarantee } = await addBoth(wish);
  if (failure === null) {
    await show(wish);
    return withoutGuarantee;
  }
  const fit = whatFits(failure, wish.quantity, piecesOf(currentCart().lines, wish.sku));
  if (fit === null || fit.quantity === 0) return fit?.atMost ?? failure;
  const second = await addBoth({ ...wish, quantity: fit.quantity });
  if (second.failure !== null) return second.failure;
  await show(wish);
  return second.withoutGuarantee ?? fit.atMost;
}
