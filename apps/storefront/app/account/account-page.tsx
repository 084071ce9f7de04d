import type { ReactNode } from 'react';
import { PageWidth } from '../ui/page-width.tsx';
import styles from './account-page.module.css';

/** A title and one short piece of work. */
export function AccountPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <PageWidth>
      <div className={styles['page']}>
        <h1>{title}</h1>
        {children}
      </div>
    </PageWidth>
  );
}
