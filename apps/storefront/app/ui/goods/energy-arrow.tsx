import styles from './energy-arrow.module.css';

export interface EnergyView {
  readonly class: string;
  /** The ends of the scale. */
  readonly best: string;
  readonly worst: string;
  /** The colour of the class: 1 is the best of seven. */
  readonly step: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly label: string;
  /** To the whole label. */
  readonly href: string;
}

/** The arrow that European law wants beside a price: the class in its colour and the scale it is a step of. */
export function EnergyArrow({ energy }: { readonly energy: EnergyView }) {
  return (
    <a href={energy.href} aria-label={energy.label} className={styles['arrow']}>
      <span className={styles['scale']}>
        <span>{energy.best}</span>
        <svg viewBox="0 0 8 8" width="8" height="8" aria-hidden="true">
          <path d="M4 0v8M1 3l3-3 3 3" fill="none" stroke="currentColor" />
        </svg>
        <span>{energy.worst}</span>
      </span>
      <span className={styles['class']} data-step={energy.step}>
        {energy.class}
      </span>
    </a>
  );
}
