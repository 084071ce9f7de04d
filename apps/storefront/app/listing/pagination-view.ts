import type { Translate } from '../i18n/translator.ts';
import { pageWindow } from '../ui/page-window.ts';
import type { PaginationView } from '../ui/pagination.tsx';
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
  const { page: current } = address;
  const hrefOf = (page: number) => addressOf({ ...address, page });
  const last = Math.min(pageCount, lastPage);
  if (last < 2) {
    return null;
  }
  return {
    label: translate('search.pages'),
    isUnfollowed: !isWorthFinding({ ...address, page: last }),
    previous: current === 1 ? null : { href: hrefOf(current - 1), label: translate('search.previousPage') },
    next: current >= last ? null : { href: hrefOf(current + 1), label: translate('search.nextPage') },
    pages: pageWindow(current, last).map((page) =>
      page === 'gap'
        ? page
        : {
            number: String(page),
            href: hrefOf(page),
            label: translate('search.page', { number: String(page) }),
            isCurrent: page === current,
          },
    ),
  };
};
