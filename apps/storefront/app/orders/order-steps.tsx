import Check from 'lucide-react/icons/check';
import { Icon } from '../ui/icon.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { OrderStepsView } from './order-steps-view.ts';
import styles from './order-steps.module.css';

/** How far an order has come: a line from left to right, on a phone from top to bottom. */
export function OrderSteps({ view: { label, steps } }: { readonly view: OrderStepsView }) {
  return (
    <ol aria-label={label} className={styles['steps']}>
      {steps.map(({ label: name, on, state, isCurrent, spoken }) => (
        <li
          key={name}
          aria-current={isCurrent ? 'step' : undefined}
          className={joinClasses(styles['step'], styles[state], isCurrent && styles['current'])}
        >
          <span className={styles['mark']} aria-hidden="true">
            {state === 'done' && <Icon icon={Check} size={16} />}
          </span>
          <span className={styles['words']}>
            <span className={styles['name']}>{name}</span>
            {spoken !== '' && <VisuallyHidden> ({spoken})</VisuallyHidden>}
            {on !== null && <span className={styles['day']}>{on}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
