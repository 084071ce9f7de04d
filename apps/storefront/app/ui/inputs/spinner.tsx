import { joinClasses } from '../join-classes.ts';
import styles from './spinner.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface SpinnerProps {
  /** Said by screen readers; without it the spinner is silent, for places that already say they are busy. */
  readonly label?: string | undefined;
  readonly size?: 16 | 20 | 24 | undefined;
}

export function Spinner({ label, size = 20 }: SpinnerProps) {
  const ring = <span className={joinClasses(styles['ring'], styles[`size${size}`])} aria-hidden="true" />;
  if (label === undefined) return ring;
  return (
    <span role="status" className={styles['spinner']}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
