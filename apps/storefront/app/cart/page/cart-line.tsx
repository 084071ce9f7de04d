import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Badge } from '../../ui/layout/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stock } from '../../ui/goods/stock.tsx';
import { ProductName } from '../../ui/goods/product-name.tsx';
import { ProductPicture } from '../../ui/goods/product-picture.tsx';
import { QuantityStepper } from '../../ui/inputs/quantity-stepper.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { setItemQuantity } from '../cart.ts';
import { cartFailureText } from '../cart-failure-text.ts';
import { ChangeForm } from './change-form.tsx';
import type { CartLineView } from './cart-line-view.ts';
import styles from './cart-line.module.css';
import type { CartTexts } from '../cart-texts.ts';
import { GuaranteePart } from './guarantee-part.tsx';
import { PriceTrace } from './price-trace.tsx';

interface CartLineProps {
  readonly line: CartLineView;
  readonly texts: CartTexts;
  readonly isShort: boolean;
  readonly refusal: string | null;
  readonly onRemove: () => void;
  readonly onRemoveGuarantee: () => void;
  readonly onChanged: ((line: CartLineView, quantity: number) => void) | undefined;
}

export function CartLine(props: CartLineProps) {
  const { line, texts, isShort, onRemove, onRemoveGuarantee } = props;
  return (
    <li className={styles['line']} data-pending={line.isPending} aria-busy={line.isPending}>
      <div className={styles['picture']}>
        <ProductPicture url={line.picture} alt="" brand="" number={line.sku} sizes="96px" mostWidth={320} />
      </div>
      <div className={styles['words']}>
        <Name line={line} />
        {line.isGift && <Badge tone="good">{texts.gift}</Badge>}
        <Each line={line} texts={texts} />
        <Supply line={line} />
        {line.nextStep !== null && <p className={styles['next']}>{line.nextStep}</p>}
        {!isShort && <PriceTrace line={line} texts={texts} />}
      </div>
      <Quantity {...props} />
      <p className={styles['total']}>
        <VisuallyHidden>{texts.lineTotal} </VisuallyHidden>
        {line.total ?? <Skeleton shape="line" />}
        {line.totalNet !== null && <span className={styles['net']}>{line.totalNet}</span>}
      </p>
      {!line.isGift && (
        <ChangeForm
          action={texts.action}
          fields={{ intent: 'remove', sku: line.sku }}
          className={styles['remove']}
          onSend={onRemove}
        >
          <button type="submit" aria-label={line.labels.remove} className={styles['removeButton']}>
            <Icon icon={Trash} size={16} />
            <span className={styles['removeWord']}>{texts.remove}</span>
          </button>
        </ChangeForm>
      )}
      <GuaranteePart line={line} texts={texts} isShort={isShort} onRemove={onRemoveGuarantee} />
    </li>
  );
}

function Name({ line }: { readonly line: CartLineView }) {
  if (line.name === null) return <Skeleton lines={2} />;
  const name = <ProductName name={line.name} />;
  return <p className={styles['name']}>{line.href === null ? name : <a href={line.href}>{name}</a>}</p>;
}

function Each({ line, texts }: Pick<CartLineProps, 'line' | 'texts'>) {
  if (line.each === null) return null;
  return (
    <p className={styles['each']}>
      <span className={line.eachBefore === null ? undefined : styles['reduced']}>{line.each}</span>
      {line.eachBefore !== null && (
        <>
          {' '}
          <VisuallyHidden>{texts.before} </VisuallyHidden>
          <s>{line.eachBefore}</s>
        </>
      )}
    </p>
  );
}

function Supply({ line: { stock, delivery } }: Pick<CartLineProps, 'line'>) {
  return (
    stock !== null && (
      <div className={styles['supply']}>
        <Stock stock={stock} />
        {delivery !== null && <p>{delivery}</p>}
      </div>
    )
  );
}

/** What was refused is said at the line until the next try. */
function Quantity({ line, texts, refusal, onChanged }: CartLineProps) {
  const [said, setSaid] = useState(refusal);
  const change = async (quantity: number) => {
    setSaid(null);
    const failure = await setItemQuantity({ sku: line.sku, parentSku: null }, quantity);
    if (failure === null) {
      onChanged?.(line, quantity);
    } else {
      setSaid(cartFailureText(texts.failures, failure, texts.locale));
    }
  };
  if (line.isGift) return <p className={styles['fixed']}>{`${line.quantity} ×`}</p>;
  const { quantity: label, less, more, tooMany, update } = line.labels;
  return (
    <ChangeForm
      action={texts.action}
      fields={{ intent: 'set-quantity', sku: line.sku }}
      className={styles['quantity']}
      onSend={() => undefined}
    >
      {/* First, so that Enter in the field sends what was typed and not one less. */}
      <button type="submit" aria-label={update} className={styles['update']}>
        {texts.update}
      </button>
      <QuantityStepper
        texts={{ label, less, more, tooMany }}
        isLabelHidden
        value={line.quantity}
        maximum={line.maximum}
        stepName="step"
        onSettle={(quantity) => void change(quantity)}
      />
      <p role="alert" className={styles['refusal']}>
        {said ?? ''}
      </p>
    </ChangeForm>
  );
}
