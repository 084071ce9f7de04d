import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Gives plain elements inside it the look of running text. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles['prose']}>{children}</div>;
}
