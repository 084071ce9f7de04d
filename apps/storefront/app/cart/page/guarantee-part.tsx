import ShieldCheck from 'lucide-react/icons/shield-check';
import { useRef, useState } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { RadioGroup } from '../../ui/inputs/radio-group.tsx';
import { SummaryLink } from '../../ui/layout/summary-link.tsx';
import { chooseGuarantee } from '../cart.ts';
import { cartFailureText } from '../cart-failure-text.ts';
import { ChangeForm } from './change-form.tsx';
import type { CartLineView } from './cart-line-view.ts';
import type { CartTexts } from '../cart-texts.ts';
import styles from './guarantee-part.module.css';

interface GuaranteePartProps {
  readonly line: CartLineView;
  readonly texts: CartTexts;
  readonly isShort: boolean;
  readonly onRemove: () => void;
}

/** The extra guarantee of a product: the one that was taken, and the choice. */
export function GuaranteePart({ line, texts, isShort, onRemove }: GuaranteePartProps) {
  const isOffered = !isShort && line.offers.length > 0;
  if (line.guarantee === null && !isOffered) return null;
  return (
    <div className={styles['part']}>
      {line.guarantee !== null && <Taken line={line} texts={texts} guarantee={line.guarantee} onRemove={onRemove} />}
      {isOffered && <Choice line={line} texts={texts} />}
    </div>
  );
}

interface TakenProps extends Pick<GuaranteePartProps, 'line' | 'texts' | 'onRemove'> {
  readonly guarantee: NonNullable<CartLineView['guarantee']>;
}

function Taken({ line, texts, guarantee, onRemove }: TakenProps) {
  const fields = { intent: 'remove', sku: guarantee.sku, parentSku: line.sku };
  return (
    <div className={styles['taken']}>
      <Icon icon={ShieldCheck} />
      <p className={styles['name']}>
        {guarantee.name}
        {guarantee.each !== null && <span className={styles['each']}>{guarantee.each}</span>}
      </p>
      <p className={styles['total']}>{guarantee.total}</p>
      <ChangeForm action={texts.action} fields={fields} className={styles['remove']} onSend={onRemove}>
        <button type="submit" aria-label={guarantee.removeLabel} className={styles['removeButton']}>
          {texts.remove}
        </button>
      </ChangeForm>
    </div>
  );
}

/** None is chosen beforehand: whoever wants one says so. */
function Choice({ line, texts }: Pick<GuaranteePartProps, 'line' | 'texts'>) {
  const details = useRef<HTMLDetailsElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (data: FormData) => {
    const chosen = data.get('guarantee');
    if (typeof chosen !== 'string') return;
    const failure = await chooseGuarantee(line.sku, chosen);
    setRefusal(failure === null ? null : cartFailureText(texts.failures, failure, texts.locale));
    if (failure === null && details.current !== null) {
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    }
  };
  return (
    <details ref={details}>
      <SummaryLink>{line.guarantee === null ? texts.guaranteeAdd : texts.guaranteeChange}</SummaryLink>
      <ChangeForm
        action={texts.action}
        fields={{ intent: 'guarantee', sku: line.sku }}
        className={styles['choice']}
        onSend={(data) => void choose(data)}
      >
        <RadioGroup
          key={line.guarantee?.sku ?? 'none'}
          legend={line.labels.guarantee}
          isLegendHidden
          name="guarantee"
          look="cards"
          defaultValue={line.guarantee?.sku}
          options={line.offers.map(({ sku, label, price }) => ({ value: sku, label, help: price }))}
        />
        <p className={styles['note']}>{texts.guaranteeNote}</p>
        {refusal !== null && (
          <Notice kind="error" isLive>
            {refusal}
          </Notice>
        )}
        <Button type="submit">{texts.guaranteeTake}</Button>
      </ChangeForm>
    </details>
  );
}
