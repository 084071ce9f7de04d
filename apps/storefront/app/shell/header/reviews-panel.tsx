import { DropdownPanel } from '../../ui/overlays/dropdown-panel.tsx';
import styles from './reviews-panel.module.css';
import type { ReviewsView, ScoreView } from './reviews-view.ts';
import { Stars } from '../../ui/goods/stars.tsx';

export function ReviewsPanel({ reviews }: { readonly reviews: ReviewsView }) {
  const { label, showsScore, score, title, texts } = reviews;
  const shown = showsScore ? score : null;
  return (
    <div className={styles['reviews']}>
      {shown !== null && <Score score={shown} />}
      <DropdownPanel
        opener={shown?.count ?? label}
        label={shown === null ? undefined : `${shown.count}: ${title}`}
        hasChevron
        panelLabel={title}
        className={styles['opener']}
      >
        <p className={styles['title']}>{title}</p>
        {score !== null && (
          <div className={styles['total']}>
            <Score score={score} />
            <p>{score.count}</p>
          </div>
        )}
        {texts.map((text) => (
          <p key={text} className={styles['text']}>
            {text}
          </p>
        ))}
      </DropdownPanel>
    </div>
  );
}

function Score({ score }: { readonly score: ScoreView }) {
  return (
    <p className={styles['score']}>
      <Stars average={score.average} />
      {score.text}
    </p>
  );
}
