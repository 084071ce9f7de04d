import { useEffect, useRef } from 'react';
import type { CartRefusal } from '../answer-cart-form.ts';
import { CartLine } from './cart-line.tsx';
import type { CartLineView } from './cart-line-view.ts';
import styles from './cart-lines.module.css';
import type { CartTexts } from '../cart-texts.ts';
import type { Removal } from './use-removal.ts';

interface CartLinesProps {
  readonly lines: readonly CartLineView[];
  readonly texts: CartTexts;
  readonly removal: Removal;
  /** What a form without JavaScript was refused. */
  readonly refusal?: CartRefusal | null | undefined;
  /** In the drawer there is room for the essentials. */
  readonly isShort?: boolean | undefined;
  /** After somebody has changed a quantity and the shop has taken it. */
  readonly onChanged?: ((line: CartLineView, quantity: number) => void) | undefined;
}

export function CartLines({ lines, texts, removal, refusal = null, isShort = false, onChanged }: CartLinesProps) {
  const { removed } = removal;
  const isGone = removed !== null && lines.every(({ key }) => key !== removed.line.key);
  const rows = lines.map((line, place) => (
    <CartLine
      key={line.key}
      line={line}
      texts={texts}
      isShort={isShort}
      refusal={refusal?.at === 'line' && refusal.sku === line.sku ? refusal.text : null}
      onRemove={() => removal.remove(line, place)}
      onRemoveGuarantee={() => removal.removeGuarantee(line)}
      onChanged={onChanged}
    />
  ));
  const place = <RemovedRow key="removed" text={removed?.line.labels.removed ?? ''} removal={removal} texts={texts} />;
  return (
    <ul aria-label={texts.lines} className={styles['lines']}>
      {isGone ? rows.toSpliced(removed.place, 0, place) : rows}
    </ul>
  );
}

interface RemovedRowProps {
  readonly text: string;
  readonly texts: CartTexts;
  readonly removal: Removal;
}

/** Stands where the line was. The focus was on its button, so it goes to the one that is there now. */
function RemovedRow({ text, texts, removal }: RemovedRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className={styles['removed']}>
      <p role="status">{text}</p>
      <button ref={button} type="button" className={styles['undo']} onClick={removal.undo}>
        {texts.undo}
      </button>
    </li>
  );
}
