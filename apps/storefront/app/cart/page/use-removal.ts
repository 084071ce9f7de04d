import { useState } from 'react';
import { notify } from '../../ui/overlays/notifications.ts';
import { addItem, chooseGuarantee, removeItem } from '../cart.ts';
import { cartFailureText } from '../cart-failure-text.ts';
import type { CartLineView } from './cart-line-view.ts';
import type { CartTexts } from '../cart-texts.ts';

/** A line that was taken out: its place is kept until something else is. */
export interface RemovedLine {
  readonly line: CartLineView;
  readonly place: number;
}

export interface Removal {
  readonly removed: RemovedLine | null;
  readonly remove: (line: CartLineView, place: number) => void;
  readonly removeGuarantee: (line: CartLineView) => void;
  readonly undo: () => void;
}

/** Taking a line out, and bringing it back as it was. */
export function useRemoval(texts: CartTexts): Removal {
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const tell = async (work: ReturnType<typeof removeItem>): Promise<boolean> => {
    const failure = await work;
    if (failure !== null) notify({ kind: 'error', text: cartFailureText(texts.failures, failure, texts.locale) });
    return failure === null;
  };
  return {
    removed,
    remove: (line, place) => {
      setRemoved({ line, place });
      // What could not be removed is in the list again.
      void tell(removeItem({ sku: line.sku, parentSku: null })).then((isDone) => isDone || setRemoved(null));
    },
    removeGuarantee: ({ sku, guarantee }) => {
      if (guarantee !== null) void tell(removeItem({ sku: guarantee.sku, parentSku: sku }));
    },
    undo: () => {
      if (removed === null) return;
      const { sku, quantity, guarantee } = removed.line;
      setRemoved(null);
      void tell(addItem(texts.locale, sku, quantity));
      if (guarantee !== null) void tell(chooseGuarantee(sku, guarantee.sku));
    },
  };
}
