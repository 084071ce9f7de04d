import type { BuyerReferences } from '@tradehall/domain/cart/buyer-references.ts';
import type { Order } from '@vendure/core';

/** Who orders for herself has none, whatever she has typed as a company before. */
export function buyerReferencesOf({ customFields }: Pick<Order, 'customFields'>): BuyerReferences {
  const { clientType, purchaseOrder, costCentre } = customFields;
  if (clientType !== 'COMPANY') return { purchaseOrder: null, costCentre: null };
  return { purchaseOrder: purchaseOrder ?? null, costCentre: costCentre ?? null };
}
