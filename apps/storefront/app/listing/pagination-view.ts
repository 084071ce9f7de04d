import type { Translate } from '../i18n/translator.ts';
import { numberedPagesView } from '../request/numbered-pages.ts';
import type { PaginationView } from '../ui/layout/pagination.tsx';
import { isWorthFinding } from './indexing.ts';
import type { ListingAddress } from './listing-address.ts';

/** Pages are counted up to here. */
const lastPage = 999;

export const paginationView = (
  address: ListingAddress,
  pageCount: number,
  addressOf: (address: ListingAddress) => string,
  translate: Translate,
): PaginationView | null => {
  const last = Math.min(pageCount, lastPage);
  const hrefOf = (page: number) => addressOf({ ...address, page });
  const view = numberedPagesView({ current: address.page, last, hrefOf }, translate);
  return view && { ...view, isUnfollowed: !isWorthFinding({ ...address, page: last }) };
};
