import type { CartOpening } from '../../cart/cart-opening.ts';
import type { AddedView } from '../../cart/page/cart-panel-view.ts';
import type { ShownLine } from '../../cart/shown-cart.ts';

export type DrawerPart = 'added' | 'guarantee' | 'complementary' | 'cart';

interface AddingFacts {
  readonly opening: CartOpening;
  readonly added: AddedView | null;
  readonly lines: readonly Pick<ShownLine, 'parentSku'>[];
  /** There the cart need not be shown once more. */
  readonly isOnCartPage: boolean;
}

/**
 * A§4 in one drawer: what was added, the extra guarantee where one is offered and none is taken, and what goes with it. The
 * whole cart where somebody only wants to look at it. Nothing over the cart's own page that the page does not say itself.
 */
export function afterAdding({ opening, added, lines, isOnCartPage }: AddingFacts): readonly DrawerPart[] {
  if (opening.added === null || added === null) return opening.added !== null && isOnCartPage ? [] : ['cart'];
  const isGuaranteed = lines.some(({ parentSku }) => parentSku === added.sku);
  const hasGuarantee = added.guarantees.length > 0 && !opening.isGuaranteeDecided && !isGuaranteed;
  const hasComplementary = added.complementary.length > 0;
  if (isOnCartPage && !hasGuarantee && !hasComplementary) return [];
  return [
    'added',
    ...(hasGuarantee ? ['guarantee' as const] : []),
    ...(hasComplementary ? ['complementary' as const] : []),
  ];
}
