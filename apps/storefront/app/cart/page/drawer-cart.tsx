import { Button } from '../../ui/inputs/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useCart } from '../cart.ts';
import { CartLines } from './cart-lines.tsx';
import type { AddedView, CartPanelView } from './cart-panel-view.ts';
import styles from './cart-panels.module.css';
import { cartView } from '../cart-view.ts';
import { CartTotals } from '../cart-totals.tsx';
import { FreeDelivery } from '../free-delivery.tsx';
import { ToCheckout } from '../to-checkout.tsx';
import { ComplementaryPanel } from './complementary-panel.tsx';
import { GuaranteePanel } from './guarantee-panel.tsx';
import { useRemoval } from './use-removal.ts';

/** The cart as the drawer shows it: the lines and what they come to. */
export function DrawerCart({ panel }: { readonly panel: CartPanelView }) {
  const { texts } = panel;
  const view = cartView(useCart(), [], texts);
  const removal = useRemoval(texts);
  const isEmpty = view.lines.length === 0;
  return (
    <div className={styles['panel']}>
      {view.freeDelivery !== null && !isEmpty && <FreeDelivery view={view.freeDelivery} />}
      <CartLines lines={view.lines} texts={texts} removal={removal} isShort />
      {isEmpty && <p>{texts.empty}</p>}
      {view.totals !== null && !isEmpty && <CartTotals totals={view.totals} texts={texts} isPending={view.isPending} />}
    </div>
  );
}

interface DrawerAddedProps {
  readonly panel: CartPanelView;
  readonly added: AddedView;
  readonly parts: { readonly hasGuarantee: boolean; readonly hasComplementary: boolean };
}

/** What was just put in, as it stands in the cart, and what may go with it. */
export function DrawerAdded({ panel, added, parts }: DrawerAddedProps) {
  const { texts } = panel;
  const cart = useCart();
  const removal = useRemoval(texts);
  const isOfAdded = (sku: string | null) => sku === added.sku;
  const lines = cartView(cart, [], texts).lines.filter(({ sku, isGift }) => isOfAdded(sku) && !isGift);
  const taken = cart.lines.find(({ parentSku }) => isOfAdded(parentSku)) ?? null;
  // The choice says which guarantee there is.
  const shown = parts.hasGuarantee ? lines.map((line) => ({ ...line, guarantee: null })) : lines;
  return (
    <div className={joinClasses(styles['panel'], styles['added'])}>
      <CartLines lines={shown} texts={texts} removal={removal} isShort />
      {parts.hasGuarantee && lines.length > 0 && <GuaranteePanel panel={panel} added={added} taken={taken} />}
      {parts.hasComplementary && <ComplementaryPanel panel={panel} added={added} />}
    </div>
  );
}

interface DrawerFootProps {
  readonly panel: CartPanelView;
  /** After adding: the total stands here and not under the lines. */
  readonly hasTotal: boolean;
  readonly onClose: () => void;
}

/** Always in sight: what it all comes to, the way to the checkout, and the way back to the goods. */
export function DrawerFoot({ panel, hasTotal, onClose }: DrawerFootProps) {
  const { texts, words, checkout } = panel;
  const { items, totals, isPending } = cartView(useCart(), [], texts);
  return (
    <div className={styles['foot']}>
      {hasTotal && totals !== null && (
        <p className={styles['sum']} aria-busy={isPending}>
          <span className={styles['stack']}>
            {totals.total.label} <span className={styles['note']}>{items}</span>
          </span>
          <span className={joinClasses(styles['stack'], styles['amount'])}>
            {totals.total.amount} <span className={styles['note']}>{totals.taxNote}</span>
          </span>
        </p>
      )}
      <ToCheckout view={checkout} />
      <div className={styles['ways']}>
        <a href={texts.action} className={styles['way']}>
          {words.cartOpen}
        </a>
        <Button kind="quiet" onClick={onClose}>
          {words.goOn}
        </Button>
      </div>
    </div>
  );
}
