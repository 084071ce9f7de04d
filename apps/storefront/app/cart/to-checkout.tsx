import { useState, type SubmitEvent } from 'react';
import { Button } from '../ui/inputs/button.tsx';
import type { LinkView } from '../ui/link-view.ts';
import { currentCart } from './cart.ts';
import { settleCart } from './live/settle-cart.ts';

/** The way on. Where to is the shop's to say: whoever has given all data before goes straight to the payment. */
export function ToCheckout({ view }: { readonly view: LinkView }) {
  const [isWaiting, setWaiting] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (!currentCart().isPending) return;
    // What was changed a moment ago is ordered as well.
    event.preventDefault();
    const form = event.currentTarget;
    setWaiting(true);
    void settleCart().then(() => {
      setWaiting(false);
      form.submit();
    });
  };
  return (
    <form method="post" action={view.href} onSubmit={send}>
      <input type="hidden" name="intent" value="start" />
      <Button type="submit" kind="primary" size="large" isWide isBusy={isWaiting}>
        {view.label}
      </Button>
    </form>
  );
}
