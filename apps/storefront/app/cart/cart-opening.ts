export interface CartOpening {
  /** The product that was just put in; null where somebody only wants to look. */
  readonly added: string | null;
  /** Whether a guarantee was taken or declined already. */
  readonly isGuaranteeDecided: boolean;
}

type Open = (opening: CartOpening | null) => void;

const listeners = new Set<Open>();

/** Shows the cart over the page, wherever that was asked for. */
export const openCart = (opening: CartOpening): void => listeners.forEach((open) => open(opening));

/** Whatever it shows. */
export const closeCart = (): void => listeners.forEach((open) => open(null));

/** For whoever holds the drawer. */
export function onCartOpening(open: Open): () => void {
  listeners.add(open);
  return () => void listeners.delete(open);
}
