import styles from './order-facts.module.css';

export interface FactView {
  readonly label: string;
  readonly value: string;
}

export function OrderFacts({ facts }: { readonly facts: readonly FactView[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles['fact']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
