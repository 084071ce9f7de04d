import type { Translate } from '../i18n/translator.ts';
import { pageWindow } from '../ui/page-window.ts';
import type { PaginationView } from '../ui/pagination.tsx';

/** Pages are counted up to here. */
const lastPage = 999;

export const paginationView = (
  current: number,
  pageCount: number,
  hrefOf: (page: number) => string,
  translate: Translate,
): PaginationView | null => {
  const last = Math.min(pageCount, lastPage);
  if (last < 2) {
    return null;
  }
  return {
    label: translate('search.pages'),
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
