import { lazy, Suspense, useState } from 'react';
import Mail from 'lucide-react/icons/mail';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Button, ButtonLink } from '../../ui/inputs/button.tsx';
import { QuantityStepper } from '../../ui/inputs/quantity-stepper.tsx';
import { RadioGroup } from '../../ui/inputs/radio-group.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { GuaranteeView, PurchaseView, QuantityView } from './purchase-view.ts';
import styles from './purchase.module.css';

/** How many are wanted; the form around it sends it. */
function QuantityField({ view, held }: { readonly view: QuantityView; readonly held: number }) {
  const [quantity, setQuantity] = useState(1);
  // A§4: what is in the cart leaves less to add.
  const maximum = Math.max(1, view.maximum - held);
  const value = Math.min(quantity, maximum);
  return <QuantityStepper texts={view} value={value} maximum={maximum} size="large" onSettle={setQuantity} />;
}

/** The floating bar's button belongs to this form as well, so both take the same quantity. */
export const purchaseFormId = 'purchase';

// Nearly everything is on stock. The server draws the form at once; its code comes only where it is.
const RestockForm = lazy(() => import('./restock-form.tsx').then((file) => ({ default: file.RestockForm })));

/** Whoever chooses nothing takes none. */
function Guarantee({ view }: { readonly view: GuaranteeView }) {
  return (
    <div className={styles['guarantee']}>
      <RadioGroup legend={view.legend} name="guarantee" look="columns" options={view.options} />
      <p className={styles['note']}>{view.note}</p>
    </div>
  );
}

/** What one can do here. The frame listens to buttons with `data-add-to-cart`. */
export function Purchase({ view, held }: { readonly view: PurchaseView; readonly held: number }) {
  switch (view.kind) {
    case 'cart':
      return (
        <form id={purchaseFormId} method="post" action={view.action} className={styles['form']}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="sku" value={view.sku} />
          {view.guarantee !== null && <Guarantee view={view.guarantee} />}
          <QuantityField view={view.quantity} held={held} />
          <Button
            type="submit"
            kind="primary"
            size="large"
            isWide
            icon={ShoppingCart}
            data-add-to-cart={view.sku}
            className={styles['button']}
          >
            {view.button}
          </Button>
        </form>
      );
    case 'offer':
      return (
        <div className={styles['offer']}>
          <p>{view.text}</p>
          <ButtonLink href={view.href} kind="primary" size="large" isWide icon={Mail}>
            {view.button}
          </ButtonLink>
        </div>
      );
    case 'restock':
      return (
        <Suspense>
          <RestockForm view={view.form} />
        </Suspense>
      );
    case 'none':
      return <Notice kind="info">{view.text}</Notice>;
  }
}
