import { reviewRefusalReasons, reviewStates } from '@tradehall/domain/reviews/review.ts';
import { expect, it } from 'vitest';
import { refusalReasons, reviewFacts, states } from './review-words';

it('knows the reasons and states of the shop, and no others', () => {
  expect(refusalReasons.map(({ value }) => value)).toEqual([...reviewRefusalReasons]);
  expect(states.map(({ value }) => value)).toEqual([...reviewStates]);
});

it('says who decided and why, and leaves out what is not known', () => {
  const review = {
    id: '1',
    state: 'refused',
    sku: 'EX10010001',
    productId: '7',
    productName: 'Pizza oven',
    rating: 1,
    text: 'Bad.',
    authorName: 'Ada B.',
    locale: 'de-DE',
    createdAt: '2026-11-15T12:00:00.000Z',
    orderNumber: null,
    refusalReason: 'personal-data',
    moderatedAt: '2026-11-15T13:00:00.000Z',
    moderatedBy: 'operator',
  };
  expect(reviewFacts(review)).toEqual([
    ['Product', 'Pizza oven (EX10010001)'],
    ['Rating', '1 of 5'],
    ['Author', 'Ada B.'],
    ['Written in', 'de-DE'],
    ['State', 'Refused'],
    ['Reason', 'Contains personal data'],
    ['Decided by', 'operator'],
  ]);
});
