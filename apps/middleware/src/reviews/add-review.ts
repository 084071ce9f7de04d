import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { EngineRefusal } from '../engine/engine.ts';

const question = {
  document: `mutation (
    $locale: String!, $sku: String!, $rating: Int!, $text: String!, $authorName: String!, $reviewConsent: Boolean!
  ) {
    addReview(
      locale: $locale, sku: $sku, rating: $rating, text: $text, authorName: $authorName, reviewConsent: $reviewConsent
    ) {
      __typename
      ... on AddedReview { reviewId }
      ... on NotReviewed { code }
    }
  }`,
  answers: z.object({
    addReview: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('AddedReview'), reviewId: z.string() }),
      z.object({
        __typename: z.literal('NotReviewed'),
        code: z.enum(['not-authenticated', 'review-sku-not-purchased', 'review-already-submitted']),
      }),
    ]),
  }),
};

/** Who writes it, and whether she has bought it, the engine knows by the session. */
export const addReview: Handle<'shop', 'add-review'> = async (review, context) => {
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  try {
    const { addReview: answer } = await context.ask(question, review);
    return answer.__typename === 'NotReviewed' ? fail({ code: answer.code }) : succeed({ reviewId: answer.reviewId });
  } catch (failure) {
    // A§8: any other refusal.
    if (failure instanceof EngineRefusal) return fail({ code: 'review-failed' });
    throw failure;
  }
};
