import { say, toSay } from '../say';
import type { Review } from './reviews.documents';

/** The only reasons there are. */
export const refusalReasons = [
  { value: 'unlawful', words: toSay('Breaks the law') },
  { value: 'offensive', words: toSay('Insults or threatens somebody') },
  { value: 'personal-data', words: toSay('Contains personal data') },
];

export const states = [
  { value: 'pending', words: toSay('Waiting') },
  { value: 'published', words: toSay('Published') },
  { value: 'refused', words: toSay('Refused') },
];

const wordsIn = (list: readonly { readonly value: string; readonly words: string }[], value: string): string =>
  say(list.find((entry) => entry.value === value)?.words ?? value);

export const stateInWords = (state: string): string => wordsIn(states, state);

/** Everything about a review besides its text, by label. */
export function reviewFacts(review: Review): readonly (readonly [string, string])[] {
  const facts: readonly (readonly [string, string | null])[] = [
    [say('Product'), review.sku === null ? review.productName : `${review.productName} (${review.sku})`],
    [say('Rating'), say('{rating} of 5', { rating: review.rating })],
    [say('Author'), review.authorName],
    [say('Written in'), review.locale],
    [say('Order'), review.orderNumber],
    [say('State'), stateInWords(review.state)],
    [say('Reason'), review.refusalReason === null ? null : wordsIn(refusalReasons, review.refusalReason)],
    [say('Decided by'), review.moderatedBy],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
