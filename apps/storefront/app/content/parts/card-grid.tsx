import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** How wide a card is meant to be. */
  readonly size: 'small' | 'normal' | 'wide';
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
}

const columns = {
  small: [6, 5, 4],
  normal: [4, 3, 2],
  wide: [2],
} as const;

/** As many beside one another as leave no gap in the last line, or else the usual number. */
function columnsFor(size: CardGridProps['size'], count: number): number {
  const whole = columns[size].find((number) => count % number === 0);
  return whole ?? (size === 'small' ? 6 : Math.min(count, 3));
}

export function CardGrid({ size, items }: CardGridProps) {
  return (
    <ul className={joinClasses(styles['grid'], styles[size], styles[`columns${columnsFor(size, items.length)}`])}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}
