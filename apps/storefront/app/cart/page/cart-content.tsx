import { useEffect, useState, type ReactNode } from 'react';
import { fillMarks } from '../../i18n/fill-texts.ts';
import { Button, ButtonLink } from '../../ui/inputs/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CartRefusal } from '../answer-cart-form.ts';
import { replaceCart, useCart } from '../cart.ts';
import { CartLines } from './cart-lines.tsx';
import type { RemovedView, ShownCartPage } from './cart-page-view.ts';
import styles from './cart-page.module.css';
import { CartSummary } from '../cart-summary.tsx';
import { cartView, type CartView } from '../cart-view.ts';
import { useRemoval } from './use-removal.ts';

interface CartContentProps {
  readonly page: ShownCartPage;
  readonly refusal: CartRefusal | null;
  readonly express: ReactNode;
}

/** The page's own words until the cart has become another one than the page was made from. */
function useShownView({ cart, view, offers, texts }: ShownCartPage): CartView {
  const shown = useCart();
  useEffect(() => replaceCart(cart), [cart]);
  const isSame = shown.cart?.id === cart?.id && shown.cart?.version === cart?.version && !shown.isPending;
  return shown.state === 'unknown' || isSame ? view : cartView(shown, offers, texts);
}

export function CartContent({ page, refusal, express }: CartContentProps) {
  const { texts } = page;
  const view = useShownView(page);
  const removal = useRemoval(texts);
  const [changed, setChanged] = useState<{ readonly name: string; readonly quantity: number } | null>(null);
  const isEmpty = view.lines.length === 0;
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>
        {texts.title}
        {!isEmpty && <span className={styles['items']}>{view.items}</span>}
      </h1>
      <Messages page={page} view={view} refusal={refusal} />
      {isEmpty && removal.removed === null ? (
        <Empty page={page} />
      ) : (
        <div className={styles['columns']}>
          <div className={styles['main']}>
            <CartLines
              lines={view.lines}
              texts={texts}
              removal={removal}
              refusal={refusal}
              onChanged={({ name }, quantity) => setChanged({ name: name ?? texts.someProduct, quantity })}
            />
            {isEmpty && <Empty page={page} />}
          </div>
          {view.totals !== null && !isEmpty && (
            <CartSummary page={page} view={view} totals={view.totals} refusal={refusal} express={express} />
          )}
        </div>
      )}
      <Status view={view} page={page} changed={changed} />
    </div>
  );
}

/** What happened before the page was drawn, and what the shop has changed by itself. */
function Messages({ page, view, refusal }: Omit<CartContentProps, 'express'> & { readonly view: CartView }) {
  const { texts, added, removed } = page;
  return (
    <>
      {refusal?.at === 'page' && (
        <Notice kind="error" isLive>
          {refusal.text}
        </Notice>
      )}
      {refusal === null && added !== null && <Notice kind="success">{added}</Notice>}
      {removed !== null && <Undo removed={removed} page={page} />}
      {view.notices.length > 0 && (
        <Notice kind="warning" title={texts.notices} isLive>
          <ul className={styles['notices']}>
            {view.notices.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function Undo({ removed, page }: { readonly removed: RemovedView; readonly page: ShownCartPage }) {
  return (
    <form method="post" action={page.texts.action} className={styles['undo']}>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="sku" value={removed.sku} />
      <input type="hidden" name="quantity" value={removed.quantity} />
      <input type="hidden" name="guarantee" value={removed.guarantee ?? ''} />
      <input type="hidden" name="intentId" value={removed.intentId} />
      <p>{removed.text}</p>
      <Button type="submit" kind="quiet">
        {page.texts.undo}
      </Button>
    </form>
  );
}

function Empty({ page }: { readonly page: ShownCartPage }) {
  const { browse, signIn, text } = page.empty;
  return (
    <EmptyState
      drawing="cart"
      title={page.texts.empty}
      action={
        <div className={styles['choice']}>
          <ButtonLink href={browse.href} kind="primary">
            {browse.label}
          </ButtonLink>
          {signIn !== null && <ButtonLink href={signIn.href}>{signIn.label}</ButtonLink>}
        </div>
      }
    >
      {text}
    </EmptyState>
  );
}

interface StatusProps {
  readonly view: CartView;
  readonly page: ShownCartPage;
  readonly changed: { readonly name: string; readonly quantity: number } | null;
}

/** For ears: what the cart costs now that a quantity is another one. */
function Status({ view, page, changed }: StatusProps) {
  const total = view.totals?.total.amount ?? null;
  const isSaid = changed !== null && total !== null && !view.isPending;
  return (
    <VisuallyHidden>
      <span role="status">
        {isSaid ? fillMarks(page.texts.status, { ...changed, quantity: String(changed.quantity), total }) : ''}
      </span>
    </VisuallyHidden>
  );
}
