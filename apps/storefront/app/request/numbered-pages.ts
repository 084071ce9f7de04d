import type { Translate } from '../i18n/translator.ts';
import { pageWindow } from '../ui/page-window.ts';
import type { PaginationView } from '../ui/pagination.tsx';

/** `?page=3`; anything that is no page is the first. */
export const pageNumberIn = (asked: URLSearchParams): number => {
  const given = asked.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
};

/** Null where everything fits on one page. */
export const numberedPagesView = (
  { current, last, path }: { readonly current: number; readonly last: number; readonly path: string },
  translate: Translate,
): PaginationView | null => {
  const hrefOf = (page: number) => (page === 1 ? path : `${path}?page=${page}`);
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
