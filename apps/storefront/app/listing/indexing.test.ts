import { describe, expect, it } from 'vitest';
import { isWorthFinding } from './indexing.ts';
import { readListingAddress } from './listing-address.ts';

describe('a list that search engines may show', () => {
  it.each(['', 'page=2', 'brand=A', 'sort=relevance&hitsPerPage=24', 'utm_source=x'])('is one with "%s"', (search) => {
    expect(isWorthFinding(readListingAddress(new URLSearchParams(search)))).toBe(true);
  });

  it.each([
    'brand=A&brand=B',
    'brand=A&page=2',
    'tags=new',
    'priceFrom=1',
    'avgRating=4',
    'volume-l=8-10',
    'in-stock=yes',
    'sort=newest',
    'sort=volume-l-asc',
    'hitsPerPage=12',
  ])('is none with "%s"', (search) => {
    expect(isWorthFinding(readListingAddress(new URLSearchParams(search)))).toBe(false);
  });
});
