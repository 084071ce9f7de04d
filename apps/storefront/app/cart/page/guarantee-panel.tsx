import { useState } from 'react';
import { Select } from '../../ui/inputs/select.tsx';
import { chooseGuarantee, removeItem } from '../cart.ts';
import { cartFailureText } from '../cart-failure-text.ts';
import type { ShownLine } from '../shown-cart.ts';
import type { AddedView, CartPanelView } from './cart-panel-view.ts';
import styles from './cart-panels.module.css';

interface GuaranteePanelProps {
  readonly panel: CartPanelView;
  readonly added: AddedView;
  /** What the cart holds of guarantees for it now. */
  readonly taken: ShownLine | null;
}

/** One quiet choice, without a guarantee until somebody takes one. What is chosen is in the cart at once. */
export function GuaranteePanel({ panel, added, taken }: GuaranteePanelProps) {
  const { texts, words } = panel;
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (sku: string) => {
    setRefusal(null);
    if (sku === '' && taken === null) return;
    const failure = await (sku === '' && taken !== null ? removeItem(taken) : chooseGuarantee(added.sku, sku));
    if (failure !== null) setRefusal(cartFailureText(texts.failures, failure, texts.locale));
  };
  return (
    <div className={styles['choice']}>
      <Select
        name="panel-guarantee"
        label={words.guarantee}
        help={texts.guaranteeNote}
        message={refusal === null ? null : { kind: 'error', text: refusal }}
        value={taken?.sku ?? ''}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
        emptyOption={words.guaranteeNone}
        options={added.guarantees.map(({ sku, label, price }) => ({ value: sku, label: `${label} – ${price}` }))}
      />
    </div>
  );
}
