import { currentCart, onCartChange } from '../cart.ts';

/** Waits until the shop has taken everything that was changed: what is bought is what was acknowledged. */
export const settleCart = (): Promise<null> =>
  new Promise((resolve) => {
    if (!currentCart().isPending) {
      resolve(null);
      return;
    }
    const leave = onCartChange(() => {
      if (!currentCart().isPending) {
        leave();
        resolve(null);
      }
    });
  });
