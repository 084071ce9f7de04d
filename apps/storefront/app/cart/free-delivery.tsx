import Truck from 'lucide-react/icons/truck';
import { Icon } from '../ui/icon.tsx';
import { Progress } from '../ui/layout/progress.tsx';
import type { FreeDeliveryView } from './cart-totals-view.ts';
import styles from './free-delivery.module.css';

/** How far it is to free delivery. */
export function FreeDelivery({ view }: { readonly view: FreeDeliveryView }) {
  if (view.progress === null) {
    return (
      <p className={styles['reached']}>
        <Icon icon={Truck} />
        {view.text}
      </p>
    );
  }
  return <Progress label={view.text} value={view.progress.value} max={view.progress.of} />;
}
