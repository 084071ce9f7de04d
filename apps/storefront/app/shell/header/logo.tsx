import styles from './logo.module.css';

/** Three pillars under a roof: the hall. */
export function Logo() {
  return (
    <span className={styles['logo']}>
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <path className={styles['roof']} d="M1 4h26v6H1z" />
        <path className={styles['pillars']} d="M2 13h5v12H2zm9.5 0h5v12h-5zM21 13h5v12h-5z" />
      </svg>
      <span translate="no">Tradehall</span>
    </span>
  );
}
