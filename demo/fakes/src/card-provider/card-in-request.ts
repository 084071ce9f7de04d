import { z } from 'zod';
import type { Books } from './books.ts';
import type { StoredCard } from './books-entry.ts';
import type { CardSeal } from './sealed-card.ts';
import { brandOf, outcomeOf } from './test-cards.ts';

const sealedCard = z.object({
  encryptedCardNumber: z.string(),
  encryptedExpiryMonth: z.string(),
  encryptedExpiryYear: z.string(),
  encryptedSecurityCode: z.string().optional(),
  holderName: z.string().default(''),
});
const keptCard = z.object({ storedPaymentMethodId: z.string() });

export interface UsedCard {
  readonly outcome: ReturnType<typeof outcomeOf>;
  /** Of a card that could be kept; null for one that already is. */
  readonly details: Omit<StoredCard, 'id' | 'shopperReference'> | null;
}

interface Provider {
  readonly books: Books;
  readonly seal: CardSeal;
}

/** Null: it cannot be read, or it is a stored card of somebody else. */
export function findCardToUse(provider: Provider, method: unknown, shopperReference: string | null): UsedCard | null {
  const kept = keptCard.safeParse(method);
  if (!kept.success) return readSealed(provider.seal, method);
  const card = provider.books.findCard(kept.data.storedPaymentMethodId);
  const isTheirs = card !== null && card.shopperReference === shopperReference;
  return isTheirs ? { outcome: 'authorised', details: null } : null;
}

function readSealed(seal: CardSeal, method: unknown): UsedCard | null {
  const sealed = sealedCard.safeParse(method).data;
  if (sealed === undefined) return null;
  const number = seal.open(sealed.encryptedCardNumber)?.replaceAll(' ', '') ?? null;
  const expiryMonth = seal.open(sealed.encryptedExpiryMonth);
  const expiryYear = seal.open(sealed.encryptedExpiryYear);
  if (number === null || expiryMonth === null || expiryYear === null || !/^\d{12,19}$/.test(number)) return null;
  const { holderName } = sealed;
  const details = { brand: brandOf(number), lastFour: number.slice(-4), expiryMonth, expiryYear, holderName };
  return { outcome: outcomeOf(number), details };
}
