import type { Customer } from '@tradehall/domain/customer/customer.ts';

export interface Visitor {
  /** Pages are the same for everybody; who looks at one is asked afterwards. */
  readonly state: 'unknown' | 'known';
  readonly customer: Pick<Customer, 'firstName' | 'lastName' | 'email'> | null;
}

/** Null where no answer came: then nothing new is known. */
export type AskVisitor = () => Promise<Pick<Visitor, 'customer'> | null>;

export const unknownVisitor: Visitor = { state: 'unknown', customer: null };

export function createVisitorStore() {
  let current = unknownVisitor;
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const ask = async (askVisitor: AskVisitor): Promise<void> => {
    const answer = await askVisitor().finally(() => {
      running = null;
    });
    if (answer !== null) {
      current = { state: 'known', ...answer };
      listeners.forEach((changed) => changed());
    }
  };

  return {
    current: () => current,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    /** Whoever asks while an answer is on its way gets that one. */
    refresh: (askVisitor: AskVisitor): Promise<void> => (running ??= ask(askVisitor)),
  };
}
