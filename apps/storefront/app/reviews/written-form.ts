import { rating as ratingField } from '@tradehall/domain/reviews/review.ts';
import { tidyText } from '@tradehall/domain/reviews/written-review.ts';
import { plainParagraphs, plainText, required, type FieldRule } from '../forms/field-rules.ts';
import { readForm, type SentForm } from '../forms/sent-form.ts';
import { noFaults } from '../forms/check-fields.ts';

const isRating: FieldRule = (value) => (ratingField.safeParse(Number(value)).success ? null : 'wrong');

/** In the order of the page. */
export const writtenRules = {
  rating: required(isRating),
  text: required(plainParagraphs),
  authorName: required(plainText),
};
type WrittenField = keyof typeof writtenRules;

export interface WrittenForm extends SentForm<WrittenField> {
  readonly hasConsent: boolean;
}

/** Nothing is rated and nothing is ticked before somebody does. */
export const emptyWritten = (authorName: string): WrittenForm => ({
  values: { rating: '', text: '', authorName },
  faults: noFaults(),
  isComplete: false,
  hasConsent: false,
});

/** As it will be kept: what nobody can see is no text. */
export function readWritten(sent: FormData): WrittenForm {
  const tidied = new FormData();
  for (const [name, value] of sent) tidied.set(name, typeof value === 'string' ? tidyText(value) : '');
  return { ...readForm(writtenRules, tidied), hasConsent: sent.has('reviewConsent') };
}
