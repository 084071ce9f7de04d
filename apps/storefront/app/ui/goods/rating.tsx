import styles from './rating.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface RatingView {
  readonly average: string;
  readonly count: string;
  readonly summary: string;
}

export function Rating({ rating }: { readonly rating: RatingView }) {
  return (
    <p className={styles['rating']}>
      <svg className={styles['star']} viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
        <path d="m10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z" />
      </svg>
      <span aria-hidden="true">{`${rating.average} (${rating.count})`}</span>
      <VisuallyHidden>{rating.summary}</VisuallyHidden>
    </p>
  );
}
