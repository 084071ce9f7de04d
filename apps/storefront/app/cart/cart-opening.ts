type Open = () => void;

const listeners = new Set<Open>();

/** Shows the cart over the page, wherever that was asked for. */
export const openCart = (): void => listeners.forEach((open) => open());

/** For whoever holds the drawer. */
export const onCartOpening = (open: Open): (() => void) => {
  listeners.add(open);
  return () => void listeners.delete(open);
};
