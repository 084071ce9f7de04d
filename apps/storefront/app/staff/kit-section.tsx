import type { ReactNode } from 'react';
import styles from './ui-kit-page.module.css';

interface KitSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function KitSection({ id, title, children }: KitSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles['section']}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
