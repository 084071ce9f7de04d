import styles from './stars.module.css';

const most = 5;
const size = 20;
const starAt = (x: number) => `M${x + 10} 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z`;
/** One line through all of them: lists have many ratings. */
const row = Array.from({ length: most }, (_, index) => starAt(index * size)).join('');

/** As many as the average says, to the tenth: 4.6 is not drawn as 5. Silent, the figure stands beside it. */
export function Stars({ average }: { readonly average: number }) {
  return (
    <svg
      className={styles['stars']}
      viewBox={`0 0 ${most * size} ${size}`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles['empty']} d={row} />
      {/* An inner drawing is cut off at its own edge. */}
      <svg className={styles['filled']} width={Math.round(average * 10) * (size / 10)} height={size}>
        <path d={row} />
      </svg>
    </svg>
  );
}
