import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';
import type { LinkView } from '../link-view.ts';
import styles from './pagination.module.css';

export interface PaginationView {
  readonly label: string;
  readonly previous: LinkView | null;
  readonly next: LinkView | null;
  readonly pages: readonly (
    { readonly number: string; readonly href: string; readonly label: string; readonly isCurrent: boolean } | 'gap'
  )[];
  /** Where the other pages are views of this one, which engines need not follow. */
  readonly isUnfollowed?: boolean;
}

export function Pagination({ label, previous, next, pages, isUnfollowed = false }: PaginationView) {
  const relOf = (relation: 'prev' | 'next') => (isUnfollowed ? `${relation} nofollow` : relation);
  return (
    <nav aria-label={label} className={styles['pagination']}>
      {previous !== null && (
        <a
          href={previous.href}
          rel={relOf('prev')}
          className={joinClasses(styles['link'], styles['step'], styles['previous'])}
        >
          <Icon icon={ChevronLeft} />
          {previous.label}
        </a>
      )}
      <ol className={styles['pages']}>
        {pages.map((page, at) =>
          page === 'gap' ? (
            <li key={`gap-${at}`} className={styles['gap']} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page.href} className={styles['page']}>
              <a
                href={page.href}
                rel={isUnfollowed ? 'nofollow' : undefined}
                aria-label={page.label}
                aria-current={page.isCurrent ? 'page' : undefined}
                className={styles['link']}
              >
                {page.number}
              </a>
            </li>
          ),
        )}
      </ol>
      {next !== null && (
        <a href={next.href} rel={relOf('next')} className={joinClasses(styles['link'], styles['step'], styles['next'])}>
          {next.label}
          <Icon icon={ChevronRight} />
        </a>
      )}
    </nav>
  );
}
