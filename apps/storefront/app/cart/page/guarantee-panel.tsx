import { useState } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { RadioGroup } from '../../ui/inputs/radio-group.tsx';
import { chooseGuarantee } from '../cart.ts';
import { cartFailureText } from '../cart-failure-text.ts';
import type { AddedView, CartPanelView } from './cart-panel-view.ts';
import styles from './cart-panels.module.css';

interface GuaranteePanelProps {
  readonly panel: CartPanelView;
  readonly added: AddedView;
  readonly onDone: () => void;
}

/** Nothing is chosen beforehand, and declining is as easy as taking one. */
export function GuaranteePanel({ panel, added, onDone }: GuaranteePanelProps) {
  const { texts, words } = panel;
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const take = async (sku: string) => {
    setSending(true);
    const failure = await chooseGuarantee(added.sku, sku);
    setSending(false);
    if (failure === null) {
      onDone();
    } else {
      setRefusal(cartFailureText(texts.failures, failure, texts.locale));
    }
  };
  return (
    <div className={styles['panel']}>
      <p>{added.guaranteeLead}</p>
      <RadioGroup
        legend={added.guaranteeLead}
        isLegendHidden
        name="panel-guarantee"
        look="cards"
        value={chosen ?? ''}
        onChoose={setChosen}
        options={added.guarantees.map(({ sku, label, price }) => ({ value: sku, label, help: price }))}
      />
      <p className={styles['note']}>{texts.guaranteeNote}</p>
      {refusal !== null && (
        <Notice kind="error" isLive>
          {refusal}
        </Notice>
      )}
      <div className={styles['equals']}>
        <Button onClick={onDone}>{words.guaranteeNone}</Button>
        <Button isBusy={isSending} disabled={chosen === null} onClick={() => void (chosen !== null && take(chosen))}>
          {texts.guaranteeTake}
        </Button>
      </div>
    </div>
  );
}
