import styles from './payment-marks.module.css';

/** The ways to pay, by name; most are trademarks. */
export function PaymentMarks({ names }: { readonly names: readonly string[] }) {
  return (
    <ul translate="no" className={styles['marks']}>
      {names.map((name) => (
        <li key={name} className={styles['mark']}>
          {name}
        </li>
      ))}
    </ul>
  );
}
