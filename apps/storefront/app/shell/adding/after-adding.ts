import type { CartOpening } from '../../cart/cart-opening.ts';
import type { AddedView } from '../../cart/page/cart-panel-view.ts';
import type { ShownLine } from '../../cart/shown-cart.ts';

export type PanelStep = 'guarantee' | 'complementary' | 'cart';

interface AddingFacts {
  readonly opening: CartOpening;
  readonly added: AddedView | null;
  readonly lines: readonly Pick<ShownLine, 'parentSku'>[];
  /** There the cart need not be shown once more. */
  readonly isOnCartPage: boolean;
}

/** A§4: the extra guarantee where one is offered and none is taken, what goes with the product where anything does, the cart. */
export function afterAdding({ opening, added, lines, isOnCartPage }: AddingFacts): readonly PanelStep[] {
  if (opening.added === null || added === null) return opening.added !== null && isOnCartPage ? [] : ['cart'];
  const isGuaranteed = lines.some(({ parentSku }) => parentSku === added.sku);
  const steps: readonly (readonly [PanelStep, boolean])[] = [
    ['guarantee', added.guarantees.length > 0 && !opening.isGuaranteeDecided && !isGuaranteed],
    ['complementary', added.complementary.length > 0],
    ['cart', !isOnCartPage],
  ];
  return steps.flatMap(([step, isShown]) => (isShown ? [step] : []));
}
