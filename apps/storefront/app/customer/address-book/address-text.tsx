import styles from './address-book.module.css';

/** As on a letter. */
export function AddressText({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address translate="no" className={styles['text']}>
      {lines.map((line, place) => (
        // Two lines of an address may say the same; they never change places.
        <span key={`${place} ${line}`}>{line}</span>
      ))}
    </address>
  );
}
