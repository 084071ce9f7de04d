import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef, useState } from 'react';
import { clampQuantity } from './clamp-quantity.ts';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './quantity-stepper.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface StepperTexts {
  readonly label: string;
  readonly less: string;
  readonly more: string;
  /** Said when more is asked for than there can be. */
  readonly tooMany: string;
}

interface QuantityStepperProps {
  readonly texts: StepperTexts;
  readonly isLabelHidden?: boolean | undefined;
  readonly value: number;
  readonly maximum: number;
  readonly size?: 'normal' | 'large' | undefined;
  /** Without JavaScript the buttons send the form, with the quantity they lead to under this name. */
  readonly stepName?: string | undefined;
  readonly onSettle: (quantity: number) => void;
}

// A§9
const typingMs = 600;

/** A§4: takes what is typed and puts it right when somebody stops, or leaves the field. */
function useTyping({ value, maximum, onSettle }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isTooMany, setTooMany] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (asked: string) => {
    clearTimeout(timer.current);
    const settled = clampQuantity(asked, maximum);
    setTyped(null);
    setTooMany(settled.isTooMany);
    if (settled.quantity !== value) onSettle(settled.quantity);
  };
  const type = (asked: string) => {
    clearTimeout(timer.current);
    setTyped(asked);
    setTooMany(false);
    if (Number(asked) > maximum) {
      settle(asked);
    } else if (Number(asked) >= 1) {
      timer.current = setTimeout(() => settle(asked), typingMs);
    }
  };
  const shown = typed ?? String(value);
  const leave = () => typed !== null && settle(typed);
  return { shown, quantity: clampQuantity(shown, maximum).quantity, isTooMany, settle, type, leave };
}

/** One less, a number, one more. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { texts, isLabelHidden = false, maximum, size = 'normal', stepName } = props;
  const id = useId();
  const { shown, quantity, isTooMany, settle, type, leave } = useTyping(props);
  const label = (
    <label htmlFor={id} className={styles['label']}>
      {texts.label}
    </label>
  );
  const step = (by: 1 | -1, isPossible: boolean) => (
    <IconButton
      {...(stepName !== undefined && { type: 'submit', name: stepName, value: quantity + by })}
      icon={by === 1 ? Plus : Minus}
      label={by === 1 ? texts.more : texts.less}
      aria-controls={id}
      aria-disabled={!isPossible}
      className={joinClasses(styles['step'], stepName === undefined && styles['scripted'])}
      onClick={(event) => {
        event.preventDefault();
        settle(String(quantity + by));
      }}
    />
  );
  return (
    <>
      <div className={styles['field']}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        <div className={joinClasses(styles['stepper'], styles[size])}>
          {step(-1, quantity > 1)}
          <input
            id={id}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={Math.max(1, maximum)}
            step={1}
            value={shown}
            aria-describedby={`${id}-warning`}
            className={styles['input']}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={leave}
          />
          {step(1, quantity < maximum)}
        </div>
      </div>
      <p id={`${id}-warning`} role="status" className={styles['warning']}>
        {isTooMany ? texts.tooMany : ''}
      </p>
    </>
  );
}
