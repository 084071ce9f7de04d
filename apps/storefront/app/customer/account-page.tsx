import type { ReactNode } from 'react';
import { PageWidth } from '../ui/layout/page-width.tsx';
import styles from './account-page.module.css';

interface AccountPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A title and one short piece of work. */
export function AccountColumn({ title, children }: AccountPageProps) {
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

export function AccountPage(props: AccountPageProps) {
  return (
    <PageWidth>
      <AccountColumn {...props} />
    </PageWidth>
  );
}
