import { lazy, Suspense, useState, type RefObject } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Mail from 'lucide-react/icons/mail';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Icon } from '../../ui/icon.tsx';
import { Button, ButtonLink } from '../../ui/inputs/button.tsx';
import { QuantityStepper } from '../../ui/inputs/quantity-stepper.tsx';
import { RadioGroup } from '../../ui/inputs/radio-group.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { GuaranteeView, PurchaseView } from './purchase-view.ts';
import styles from './purchase.module.css';

/** The floating bar's button belongs to this form as well, so both take the same quantity. */
export const purchaseFormId = 'purchase';

// Nearly everything is on stock. The server draws the form at once; its code comes only where it is.
const RestockForm = lazy(() => import('./restock-form.tsx').then((file) => ({ default: file.RestockForm })));

/** One quiet line until somebody wants one. Whoever chooses nothing takes none. */
function Guarantee({ view }: { readonly view: GuaranteeView }) {
  const [value, setValue] = useState<string | null>(null);
  const chosen = view.options.find((option) => option.value === value);
  return (
    <details className={styles['guarantee']}>
      <summary className={styles['summary']}>
        <span className={styles['legend']}>{view.legend}</span>
        <span className={chosen === undefined ? styles['none'] : styles['chosen']}>{chosen?.label ?? view.none}</span>
        <Icon icon={ChevronDown} />
      </summary>
      <RadioGroup
        legend={view.legend}
        isLegendHidden
        name="guarantee"
        look="columns"
        options={view.options}
        onChoose={setValue}
      />
      <p className={styles['note']}>{view.note}</p>
    </details>
  );
}

export interface ChosenQuantity {
  readonly value: number;
  readonly maximum: number;
  readonly choose: (quantity: number) => void;
}

interface PurchaseProps {
  readonly view: PurchaseView;
  readonly quantity: ChosenQuantity;
  /** What must be in sight for the floating bar to stay away. */
  readonly main: RefObject<HTMLDivElement | null>;
}

/** What one can do here. The frame listens to buttons with `data-add-to-cart`. */
export function Purchase({ view, quantity, main }: PurchaseProps) {
  switch (view.kind) {
    case 'cart':
      return (
        <form id={purchaseFormId} method="post" action={view.action} className={styles['form']}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="sku" value={view.sku} />
          <QuantityStepper
            texts={view.quantity}
            isLabelHidden
            value={quantity.value}
            maximum={quantity.maximum}
            size="large"
            onSettle={quantity.choose}
          />
          <div ref={main} data-order className={styles['button']}>
            <Button type="submit" kind="primary" size="large" isWide icon={ShoppingCart} data-add-to-cart={view.sku}>
              {view.button}
            </Button>
          </div>
          {view.guarantee !== null && <Guarantee view={view.guarantee} />}
        </form>
      );
    case 'offer':
      return (
        <div className={styles['offer']}>
          <div ref={main} data-order>
            <ButtonLink href={view.href} kind="primary" size="large" isWide icon={Mail}>
              {view.button}
            </ButtonLink>
          </div>
          <p>{view.text}</p>
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
