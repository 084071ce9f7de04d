import { useEffect, useRef, type ReactNode } from 'react';
import { PageWidth } from '../ui/layout/page-width.tsx';
import type { AccountAreaView } from './account-area-view.ts';
import styles from './account-area.module.css';

interface AccountAreaProps {
  readonly area: AccountAreaView;
  readonly title: string;
  readonly children: ReactNode;
}

function AreaLinks({ area }: { readonly area: AccountAreaView }) {
  const list = useRef<HTMLUListElement>(null);
  // On a phone the links are a strip that scrolls by itself: the current one is brought into it.
  useEffect(() => {
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current]') ?? null;
    if (strip !== null && current !== null)
      strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }, [area]);
  return (
    <nav aria-label={area.label} className={styles['links']}>
      <ul ref={list} className={styles['list']}>
        {area.links.map(({ href, label, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} className={styles['link']}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The frame of a customer's own pages: where else to go, and the page. */
export function AccountArea({ area, title, children }: AccountAreaProps) {
  return (
    <PageWidth>
      <div className={styles['area']}>
        <AreaLinks area={area} />
        <div className={styles['page']}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </PageWidth>
  );
}
