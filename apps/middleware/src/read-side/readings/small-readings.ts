import {
  loyaltyLevelsDocument,
  volumeDiscountsDocument,
  type LoyaltyLevelsDocument,
  type VolumeDiscountsDocument,
} from '@tradehall/domain/cart/discount-documents.ts';
import {
  shippingMethodsDocument,
  type ShippingMethodsDocument,
} from '@tradehall/domain/cart/shipping-methods-document.ts';
import { type RecallsDocument, recallsDocument } from '@tradehall/domain/equipment/recall.ts';
import { type FacetWordsDocument, facetWordsDocument } from '@tradehall/domain/search/search-document.ts';
import { type WordingDocument, wordingDocument } from '@tradehall/domain/wording/wording.calls.ts';
import type { z } from 'zod';
import type { DocumentKind } from '../document-reader.ts';

const bytesOfASmallDocument = 4_000;
const bytesOfWords = 40_000;

/** Kept as values: calls pick rows out of them. */
function smallKind<Document>(
  name: string,
  schema: z.ZodType<Document>,
  bytes = bytesOfASmallDocument,
): DocumentKind<Document> {
  return { name, decode: (body) => schema.parse(JSON.parse(body)), byteLength: () => bytes };
}

export const volumeDiscountsKind = smallKind<VolumeDiscountsDocument>('volume-discounts', volumeDiscountsDocument);
export const loyaltyLevelsKind = smallKind<LoyaltyLevelsDocument>('loyalty-levels', loyaltyLevelsDocument);
export const shippingMethodsKind = smallKind<ShippingMethodsDocument>('shipping-methods', shippingMethodsDocument);
export const recallsKind = smallKind<RecallsDocument>('recalls', recallsDocument);
export const facetWordsKind = smallKind<FacetWordsDocument>('facet-words', facetWordsDocument, bytesOfWords);
export const wordingKind = smallKind<WordingDocument>('wording', wordingDocument);
