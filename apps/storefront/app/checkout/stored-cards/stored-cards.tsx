import form from '../../forms/form.module.css';
import { Button } from '../../ui/inputs/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { StoredCardsView } from './stored-cards-view.ts';
import styles from './stored-cards.module.css';

/** Plain forms. Opening the line asks whether it is meant; the button in it removes the card. */
export function StoredCards({ view }: { readonly view: StoredCardsView }) {
  const { cardsText, action, outcome, none, cards, removeCard, removeCardSure } = view;
  return (
    <section className={styles['section']}>
      <p>{cardsText}</p>
      {outcome !== null && (
        <Notice kind={outcome.kind} isLive>
          {outcome.text}
        </Notice>
      )}
      {cards.length === 0 && <p className={form['note']}>{none}</p>}
      {cards.length > 0 && (
        <ul className={styles['list']}>
          {cards.map(({ id, name, expiry, removeOf }) => (
            <li key={id} className={styles['row']}>
              <strong>{name}</strong>
              <span className={form['note']}>{expiry}</span>
              <details>
                <summary className={styles['ask']}>{removeOf}</summary>
                <form method="post" action={action} className={form['form']}>
                  <input type="hidden" name="card" value={id} />
                  <p>{removeCardSure}</p>
                  <div>
                    <Button type="submit" aria-label={removeOf}>
                      {removeCard}
                    </Button>
                  </div>
                </form>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
