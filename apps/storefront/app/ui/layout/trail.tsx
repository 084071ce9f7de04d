import type { NamedLinkView } from '../link-view.ts';
import styles from './trail.module.css';

export interface TrailView {
  readonly label: string;
  readonly steps: readonly NamedLinkView[];
}

/** The way from the home page down to the page one is on, which is not part of it. */
export function Trail({ trail }: { readonly trail: TrailView }) {
  return (
    <nav aria-label={trail.label}>
      <ol className={styles['steps']}>
        {trail.steps.map(({ name, href }) => (
          <li key={href} className={styles['step']}>
            <a href={href} className={styles['link']}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
