import type { Review } from './reviews.documents';

/** The only reasons there are. */
export const refusalReasons = [
  { value: 'unlawful', words: 'Breaks the law' },
  { value: 'offensive', words: 'Insults or threatens somebody' },
  { value: 'personal-data', words: 'Contains personal data' },
];

export const states = [
  { value: 'pending', words: 'Waiting' },
  { value: 'published', words: 'Published' },
  { value: 'refused', words: 'Refused' },
];

const wordsIn = (list: readonly { readonly value: string; readonly words: string }[], value: string): string =>
  list.find((entry) => entry.value === value)?.words ?? value;

export const stateInWords = (state: string): string => wordsIn(states, state);

/** Everything about a review besides its text, by label. */
export function reviewFacts(review: Review): readonly (readonly [string, string])[] {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Product', review.sku === null ? review.productName : `${review.productName} (${review.sku})`],
    ['Rating', `${review.rating} of 5`],
    ['Author', review.authorName],
    ['Written in', review.locale],
    ['Order', review.orderNumber],
    ['State', stateInWords(review.state)],
    ['Reason', review.refusalReason === null ? null : wordsIn(refusalReasons, review.refusalReason)],
    ['Decided by', review.moderatedBy],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
