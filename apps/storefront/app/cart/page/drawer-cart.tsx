import { ButtonLink } from '../../ui/inputs/button.tsx';
import { useCart } from '../cart.ts';
import { CartLines } from './cart-lines.tsx';
import type { CartPanelView } from './cart-panel-view.ts';
import styles from './cart-panels.module.css';
import { CartTotals } from '../cart-totals.tsx';
import { cartView } from '../cart-view.ts';
import { FreeDelivery } from '../free-delivery.tsx';
import { useRemoval } from './use-removal.ts';

/** The cart as the drawer shows it: the lines, what they come to, and the way to the page that has all the rest. */
export function DrawerCart({ panel }: { readonly panel: CartPanelView }) {
  const { texts, words } = panel;
  const view = cartView(useCart(), [], texts);
  const removal = useRemoval(texts);
  const isEmpty = view.lines.length === 0;
  return (
    <div className={styles['panel']}>
      {view.freeDelivery !== null && !isEmpty && <FreeDelivery view={view.freeDelivery} />}
      <CartLines lines={view.lines} texts={texts} removal={removal} isShort />
      {isEmpty && <p>{texts.empty}</p>}
      {view.totals !== null && !isEmpty && (
        <div className={styles['foot']}>
          <CartTotals totals={view.totals} texts={texts} isPending={view.isPending} />
          <ButtonLink kind="primary" size="large" isWide href={texts.action}>
            {words.cartOpen}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
