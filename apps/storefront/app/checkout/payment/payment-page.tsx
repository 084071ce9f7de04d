import { useEffect, useState, type ReactNode } from 'react';
import { fillMarks } from '../../i18n/fill-texts.ts';
import { Button, ButtonLink } from '../../ui/inputs/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { PaymentRefusal } from './answer-payment.ts';
import { PaymentMethods } from './payment-methods.tsx';
import styles from './payment-page.module.css';
import { mayPay } from './payment-state.ts';
import { PaymentUnfinished } from './payment-unfinished.tsx';
import type { PaymentView } from './payment-view.ts';
import { ProviderFrame } from './provider-frame.tsx';
import { usePayment, type PaymentFlow } from './use-payment.ts';
import { paymentFormId } from './use-payment-form.ts';

interface PaymentPageProps {
  readonly view: PaymentView;
  /** What a form was refused that was sent before. */
  readonly refused: PaymentRefusal | null;
  /** Who pays, and where it goes. */
  readonly review: ReactNode;
  /** What is being ordered and what it comes to: it stands directly above the button. */
  readonly summary: ReactNode;
  /** The same at a glance, where the summary is far below. */
  readonly glance: ReactNode;
  /** What is to be paid, beside the button. */
  readonly total: ReactNode;
}

export function PaymentPage({ view, refused, review, summary, glance, total }: PaymentPageProps) {
  const flow = usePayment(view, refused);
  const { texts, back } = view;
  const intents = refused?.intents ?? view.intents;
  return (
    <div className={styles['page']}>
      <h1>{texts.title}</h1>
      <noscript>
        <Notice kind="info">{texts.needsScript}</Notice>
      </noscript>
      <form id={paymentFormId} method="post" action={view.action} className={styles['form']} onSubmit={flow.submit}>
        <input type="hidden" name="cartId" value={view.cartId} />
        <input type="hidden" name="version" value={view.version} />
        <input type="hidden" name="total" value={view.total.centAmount} />
        {view.codTotal !== null && <input type="hidden" name="codTotal" value={view.codTotal.centAmount} />}
        <input type="hidden" name="paymentIntent" value={intents.payment} />
        <input type="hidden" name="orderIntent" value={intents.order} />
        {glance}
        <div className={styles['work']}>
          <PaymentMethods view={view} flow={flow} />
          {review}
        </div>
        <div className={styles['order']}>
          {summary}
          <Pay view={view} flow={flow} total={total} />
        </div>
      </form>
      <a href={back.href} className={styles['back']}>
        {back.label}
      </a>
    </div>
  );
}

interface PartProps {
  readonly view: PaymentView;
  readonly flow: PaymentFlow;
}

function statusOf({ state: { phase } }: PaymentFlow, { texts }: PaymentView): string {
  switch (phase.name) {
    case 'sending':
      return texts.sending;
    case 'redirecting':
      return texts.redirecting;
    case 'done':
      return texts.placing;
    default:
      return '';
  }
}

/** Our button, or the wallet's own in its place, with the same binding words above it. */
function Pay({ view, flow, total }: PartProps & Pick<PaymentPageProps, 'total'>) {
  const { texts, methods } = view;
  const { state, chosen, onFields } = flow;
  const isFree = mayPay(state);
  return (
    <div className={styles['pay']}>
      {isFree && <PaymentUnfinished view={view} />}
      <p className={styles['note']}>{texts.bindingNote}</p>
      <Underway view={view} flow={flow} />
      <div className={styles['bar']}>
        <p className={styles['barTotal']}>
          <span>{texts.cartTotal}</span>
          {total}
        </p>
        {chosen?.input.kind === 'wallet' && !flow.isWalletMissing ? (
          // It stays while its payment is under way: its sheet is told how that ended.
          <div inert={!isFree} className={joinClasses(styles['wallet'], !isFree && styles['busy'])}>
            {/* Its maker lets no words of ours stand on it. */}
            <strong>{texts.orderAndPay}</strong>
            <ProviderFrame key={chosen.input.frame.src} view={chosen.input.frame} onMessage={onFields} />
          </div>
        ) : (
          <Button
            type="submit"
            kind="primary"
            size="large"
            isWide
            isBusy={!isFree}
            disabled={methods.length === 0 || flow.isWalletMissing}
          >
            {texts.orderAndPay}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{statusOf(flow, view)}</span>
      </VisuallyHidden>
    </div>
  );
}

/** A bank that takes long lets the shopper think again; what is quick is not worth a way out. */
const patienceMs = 10_000;

function useIsLong(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isLong;
}

/** Others decide: the shopper in an app, or a bank. */
function Underway({ view, flow: { state, chosen, onAwaited, giveUp } }: PartProps) {
  const { phase } = state;
  const { texts, awaitFrame, codePicture } = view;
  const isLong = useIsLong(phase.name === 'waiting');
  if (phase.name !== 'awaiting' && phase.name !== 'waiting') return null;
  const code = phase.name === 'awaiting' ? phase.code : null;
  const method = chosen?.name ?? '';
  const picture = code === null || codePicture === null ? null : `${codePicture}${code.code}`;
  return (
    <>
      <Notice kind="info" isLive>
        {phase.name === 'waiting' && texts.deciding}
        {phase.name === 'awaiting' && (picture === null ? texts.awaiting : fillMarks(texts.scanCode, { method }))}
      </Notice>
      {picture !== null && <img src={picture} alt="" width="240" height="240" className={styles['code']} />}
      {code?.appUrl != null && (
        <ButtonLink href={code.appUrl} rel="external">
          {fillMarks(texts.openApp, { method })}
        </ButtonLink>
      )}
      {phase.name === 'awaiting' && awaitFrame !== null && (
        <VisuallyHidden>
          <ProviderFrame
            view={{ ...awaitFrame, src: `${awaitFrame.src}${encodeURIComponent(phase.paymentData)}` }}
            onMessage={onAwaited}
          />
        </VisuallyHidden>
      )}
      {(phase.name === 'awaiting' || isLong) && (
        <Button kind="quiet" onClick={giveUp}>
          {view.texts.otherMethod}
        </Button>
      )}
    </>
  );
}
