import type { ReactNode } from 'react';
import type { LoyaltyView } from './loyalty-view.ts';
import type { OverviewView } from './overview-view.ts';
import styles from './overview.module.css';

interface OverviewProps {
  readonly view: OverviewView;
  readonly lastOrder?: ReactNode;
  readonly endsSoon?: ReactNode;
}

/** What a customer most likely comes for, then every page of the account with what stands on it. */
export function Overview({ view: { hello, cards, loyalty }, lastOrder, endsSoon }: OverviewProps) {
  return (
    <>
      <p className={styles['hello']}>{hello}</p>
      {lastOrder}
      <div className={styles['news']}>
        {endsSoon}
        {loyalty && <LoyaltyPanel view={loyalty} />}
      </div>
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

function LoyaltyPanel({ view: { title, lines, levels, more } }: { readonly view: LoyaltyView }) {
  return (
    <section className={styles['panel']} aria-labelledby="loyalty">
      <h2 id="loyalty" className={styles['name']}>
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className={styles['levels']}>
        {levels.map(({ text, isMine }) => (
          <li key={text} className={isMine ? styles['mine'] : undefined} aria-current={isMine ? 'true' : undefined}>
            {text}
          </li>
        ))}
      </ul>
      {more && <a href={more.href}>{more.label}</a>}
    </section>
  );
}
