import { Button } from '../../ui/inputs/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { SummaryLink } from '../../ui/layout/summary-link.tsx';
import type { CartRefusal } from '../answer-cart-form.ts';
import styles from './carry-cart.module.css';
import type { CarryView } from './cart-page-view.ts';

interface CarryCartProps {
  readonly view: CarryView;
  readonly action: string;
  readonly refusal: CartRefusal | null;
}

/** Each country has its own shop and its own cart. The answer leads there, so it is a plain form. */
export function CarryCart({ view, action, refusal }: CarryCartProps) {
  const refused = refusal?.at === 'carry' ? refusal.text : null;
  return (
    <details open={refused !== null}>
      <SummaryLink>{view.carryTitle}</SummaryLink>
      <form method="post" action={action} className={styles['form']}>
        <p className={styles['text']}>{view.carryText}</p>
        <input type="hidden" name="intent" value="carry" />
        <Select
          name="country"
          label={view.carryCountry}
          options={view.countries}
          message={refused === null ? null : { kind: 'error', text: refused }}
        />
        <Button type="submit">{view.carryButton}</Button>
      </form>
    </details>
  );
}
