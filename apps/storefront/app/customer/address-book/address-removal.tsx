import { Button, ButtonLink } from '../../ui/inputs/button.tsx';
import styles from './address-book.module.css';
import { AddressText } from './address-text.tsx';
import type { RemovalView } from './saved-address-view.ts';

export function AddressRemoval({ view }: { readonly view: RemovalView }) {
  const { title, lines, action, addressId, remove, keep } = view;
  return (
    <section aria-labelledby="address-removal" className={styles['form']}>
      <h2 id="address-removal">{title}</h2>
      <AddressText lines={lines} />
      <form method="post" action={action} className={styles['ways']}>
        <input type="hidden" name="addressId" value={addressId} />
        <Button type="submit" name="intent" value="remove" kind="danger">
          {remove}
        </Button>
        <ButtonLink href={keep.href}>{keep.label}</ButtonLink>
      </form>
    </section>
  );
}
