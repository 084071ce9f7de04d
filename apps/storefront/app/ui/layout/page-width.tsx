import type { ReactNode } from 'react';
import styles from './page-width.module.css';

/** The content column: centred, with the page's gutters. */
export function PageWidth({ children }: { readonly children: ReactNode }) {
  return <div className={styles['width']}>{children}</div>;
}
