import styles from './stars.module.css';

const most = 5;
const size = 20;
const star = 'm10 1.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

const Row = () =>
  Array.from({ length: most }, (_, index) => <path key={index} d={star} transform={`translate(${index * size})`} />);

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
      <g className={styles['empty']}>
        <Row />
      </g>
      {/* An inner drawing is cut off at its own edge. */}
      <svg className={styles['filled']} width={Math.round(average * 10) * (size / 10)} height={size}>
        <Row />
      </svg>
    </svg>
  );
}
