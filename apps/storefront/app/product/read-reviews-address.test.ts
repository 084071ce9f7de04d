import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReviewsAddress, reviewsHref } from './read-reviews-address.ts';

describe('the address of a page of reviews', () => {
  it('leads back to what it was made of', () => {
    const sorts = fc.constantFrom('top-reviews' as const, 'most-recent' as const);
    fc.assert(
      fc.property(sorts, fc.integer({ min: 1, max: 999 }), (sort, page) => {
        const { searchParams, hash } = new URL(reviewsHref('/oven-10000001', { sort, page }), 'http://de.localhost');
        expect(readReviewsAddress(searchParams)).toMatchObject({ sort, page });
        expect(hash).toBe('#reviews');
      }),
    );
  });

  it('shows the first page of the best where it cannot be read', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (reviews, reviewsPage) => {
        fc.pre(reviews !== 'most-recent' && !/^[1-9]\d{0,2}$/.test(reviewsPage));
        const read = readReviewsAddress(new URLSearchParams({ reviews, reviewsPage }));
        expect(read).toEqual({ sort: 'top-reviews', page: 1, isAsked: true });
      }),
    );
  });
});
