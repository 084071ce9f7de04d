import { useId } from 'react';
import styles from './progress.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface ProgressProps {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  /** How much of `max` is done; without it something is under way and nobody knows how far. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
  /** The same in words, under the bar. */
  readonly text?: string | undefined;
}

export function Progress({ label, isLabelHidden = false, value, max = 1, text }: ProgressProps) {
  const id = useId();
  const words = (
    <label htmlFor={id} className={styles['label']}>
      {label}
    </label>
  );
  return (
    <div className={styles['progress']}>
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <progress id={id} value={value} max={max} className={styles['bar']} />
      {text !== undefined && <p className={styles['text']}>{text}</p>}
    </div>
  );
}
