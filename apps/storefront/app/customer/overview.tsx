import type { OverviewView } from './overview-view.ts';
import styles from './overview.module.css';

/** Every page of the account with what stands on it. */
export function Overview({ view: { hello, cards } }: { readonly view: OverviewView }) {
  return (
    <>
      <p className={styles['hello']}>{hello}</p>
      <ul className={styles['cards']}>
        {cards.map(({ href, label, lines, isOwn }) => (
          <li key={href} className={styles['card']}>
            <h2 className={styles['name']}>
              <a href={href} className={styles['link']}>
                {label}
              </a>
            </h2>
            <p translate={isOwn ? 'no' : undefined} className={styles['lines']}>
              {lines.map((line, place) => (
                // Two lines may say the same; they never change places.
                <span key={`${place} ${line}`}>{line}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
