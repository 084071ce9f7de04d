import { joinClasses } from '../join-classes.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'picture' | 'button' | 'block' | undefined;
  /** How many of them, one under the other. */
  readonly lines?: number | undefined;
  readonly className?: string | undefined;
}

/** Takes the place of what is on its way, in its size. It is silent: the region around it says that it is busy. */
export function Skeleton({ shape = 'line', lines = 1, className }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={joinClasses(styles['skeleton'], className)}>
      {Array.from({ length: lines }, (_, at) => (
        <div key={at} className={joinClasses(styles['piece'], styles[shape])} />
      ))}
    </div>
  );
}
