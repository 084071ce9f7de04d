import type { ReactNode } from 'react';
import styles from './summary-link.module.css';

interface SummaryLinkProps {
  /** Where the words alone do not say what is unfolded. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** What unfolds its `details` and looks like a link. */
export function SummaryLink({ label, children }: SummaryLinkProps) {
  return (
    <summary aria-label={label} className={styles['summary']}>
      {children}
    </summary>
  );
}
