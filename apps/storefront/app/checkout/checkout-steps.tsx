import Check from 'lucide-react/icons/check';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { CheckoutFrameView, StepView } from './checkout-frame-view.ts';
import styles from './checkout-steps.module.css';

interface CheckoutStepsProps {
  readonly steps: CheckoutFrameView['steps'];
}

/** What is done, what is being done and what comes. */
export function CheckoutSteps({ steps: { label, done, items } }: CheckoutStepsProps) {
  const current = items.find(({ state }) => state === 'current')?.key;
  return (
    <nav aria-label={label}>
      <ol className={styles['steps']}>
        {items.map((step, index) => (
          <li
            key={step.key}
            className={styles['step']}
            data-state={step.state}
            aria-current={step.key === current ? 'step' : undefined}
          >
            <span className={styles['number']} aria-hidden="true">
              {step.state === 'done' ? <Icon icon={Check} size={16} /> : index + 1}
            </span>
            <Name step={step} />
            {step.state === 'done' && <VisuallyHidden>({done})</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Name({ step: { href, label } }: { readonly step: StepView }) {
  return href === null ? (
    <span className={styles['name']}>{label}</span>
  ) : (
    <a href={href} className={styles['name']}>
      {label}
    </a>
  );
}
