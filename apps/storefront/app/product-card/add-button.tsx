import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Icon } from '../ui/icon.tsx';
import { addFormId } from './add-form-id.ts';
import type { ProductCardView } from './product-card-view.ts';
import styles from './product-card.module.css';

interface AddButtonProps {
  readonly sku: string;
  readonly add: NonNullable<ProductCardView['add']>;
}

/** Sends the frame's one form; where the page is alive, the frame takes the press itself. */
export function AddButton({ sku, add }: AddButtonProps) {
  return (
    <button
      type="submit"
      form={addFormId}
      name="sku"
      value={sku}
      data-add-to-cart={sku}
      aria-label={add.label}
      className={styles['add']}
    >
      <Icon icon={ShoppingCart} />
      {add.text}
    </button>
  );
}
