import { Button, ButtonLink } from '../../ui/inputs/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import styles from './payment-page.module.css';
import type { PaymentView } from './payment-view.ts';
import { useOpenPayment } from './use-open-payment.ts';

/** A payment that was left at the bank: it goes on there, or is given up here and frees the cart. */
export function PaymentUnfinished({ view }: { readonly view: PaymentView }) {
  const open = useOpenPayment(view);
  if (open === null) return null;
  const { texts } = view;
  return (
    <Notice
      kind="info"
      isLive
      action={
        <div className={styles['ways']}>
          <ButtonLink href={open.url} rel="external">
            {texts.resume}
          </ButtonLink>
          <Button kind="quiet" onClick={open.cancel}>
            {texts.cancelOpen}
          </Button>
        </div>
      }
    >
      {texts.unfinished}
    </Notice>
  );
}
