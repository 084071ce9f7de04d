import { plainListing, type ListingAddress } from './listing-address.ts';

type Part = keyof ListingAddress;

const lists = ['brand', 'categories', 'tags'] as const;
const choices = ['ranges', 'values'] as const;
const values = ['query', 'priceFrom', 'priceTo', 'avgRating', 'sort', 'hitsPerPage', 'page'] as const;

const changedParts = (address: ListingAddress): readonly Part[] => [
  ...lists.filter((name) => address[name].length > 0),
  ...choices.filter((name) => Object.keys(address[name]).length > 0),
  ...values.filter((name) => address[name] !== plainListing[name]),
];

/** A category, its further pages and what one brand has in it are worth finding; no other choice of filters is. */
export function isWorthFinding(address: ListingAddress): boolean {
  const [first, ...others] = changedParts(address);
  return (
    first === undefined ||
    (others.length === 0 && (first === 'page' || (first === 'brand' && address.brand.length === 1)))
  );
}
