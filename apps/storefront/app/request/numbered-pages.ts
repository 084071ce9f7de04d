import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import type { Translate } from '../i18n/translator.ts';
import { pageWindow } from '../ui/layout/page-window.ts';
import type { PaginationView } from '../ui/layout/pagination.tsx';

/** `?page=3`, as calls ask for it; anything that is no page is the first. */
export function pageAskedFor(asked: URLSearchParams, limit: number) {
  const given = asked.get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1;
  return { page, limit, offset: (page - 1) * limit };
}

/** There is no page behind the last one; the first is there also when it is empty. */
export function listOnPage<List extends { readonly results: readonly unknown[] }>(list: List, page: number): List {
  if (list.results.length === 0 && page > 1) throw new Response(null, { status: 404 });
  return list;
}

/** The first page needs no number. */
export const hrefOfPageAt =
  (path: string) =>
  (page: number): string =>
    page === 1 ? path : `${path}?page=${page}`;

interface NumberedPages {
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
  /** What the list of pages is called. */
  readonly label?: MessageKey;
}

/** Null where everything fits on one page. */
export function numberedPagesView(
  { current, last, hrefOf, label = 'search.pages' }: NumberedPages,
  translate: Translate,
): PaginationView | null {
  if (last < 2) return null;
  return {
    label: translate(label),
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
}
