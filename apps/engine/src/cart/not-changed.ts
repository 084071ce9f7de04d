import type { CartRefusal } from '@tradehall/domain/cart/cart.engine-calls.ts';

/** Thrown to roll the change back, the raised version with it. Without an answer the cart as it stands is the answer. */
export class NotChanged extends Error {
  private constructor(readonly answer: CartRefusal | 'deleted' | null) {
    super('the cart was not changed');
  }

  static asTheCartIs(): NotChanged {
    return new NotChanged(null);
  }

  static because(refusal: CartRefusal): NotChanged {
    return new NotChanged(refusal);
  }

  static asDeletedBefore(): NotChanged {
    return new NotChanged('deleted');
  }
}
