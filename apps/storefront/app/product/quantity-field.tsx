import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { clampQuantity } from './clamp-quantity.ts';
import type { QuantityView } from './purchase-view.ts';
import styles from './quantity-field.module.css';

/** Takes what is typed and puts it right when the field is left: A§4. */
const useQuantity = (maximum: number) => {
  const [typed, setTyped] = useState('1');
  const [isTooMany, setTooMany] = useState(false);
  const { quantity } = clampQuantity(typed, maximum);
  const settle = (asked: string) => {
    const settled = clampQuantity(asked, maximum);
    setTyped(String(settled.quantity));
    setTooMany(settled.isTooMany);
  };
  const type = (asked: string) => {
    setTyped(asked);
    setTooMany(false);
    if (Number(asked) > maximum) {
      settle(asked);
    }
  };
  const leave = () => typed !== String(quantity) && settle(typed);
  return { typed, quantity, isTooMany, settle, type, leave };
};

export function QuantityField({ view }: { readonly view: QuantityView }) {
  const id = useId();
  const { typed, quantity, isTooMany, settle, type, leave } = useQuantity(view.maximum);
  const step = (by: 1 | -1, isPossible: boolean) => (
    <IconButton
      icon={by === 1 ? Plus : Minus}
      label={by === 1 ? view.more : view.less}
      aria-controls={id}
      aria-disabled={!isPossible}
      className={styles['step']}
      onClick={() => settle(String(quantity + by))}
    />
  );
  return (
    <>
      <div className={styles['field']}>
        <label htmlFor={id} className={styles['label']}>
          {view.label}
        </label>
        <div className={styles['stepper']}>
          {step(-1, quantity > 1)}
          <input
            id={id}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={view.maximum}
            step={1}
            value={typed}
            aria-describedby={`${id}-warning`}
            className={styles['input']}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={leave}
          />
          {step(1, quantity < view.maximum)}
        </div>
      </div>
      <p id={`${id}-warning`} role="status" className={styles['warning']}>
        {isTooMany ? view.tooMany : ''}
      </p>
    </>
  );
}
