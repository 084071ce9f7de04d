import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldsDesk } from './fields-desk.ts';
import type { FrameView } from './payment-frames.ts';
import { askFrameToSubmit, readFrameMessage, type FrameMessage, type FrameReply } from './payment-messages.ts';
import styles from './payment-page.module.css';

/** An accepted payment is answered once the wallet has closed its sheet: it would wait for a page that has gone on. */
export type Reply = (reply: FrameReply) => Promise<void>;

interface ProviderFrameProps {
  readonly view: FrameView;
  /** Of fields that are asked for what was typed in them. */
  readonly desk?: FieldsDesk;
  readonly onMessage: (message: FrameMessage, reply: Reply) => void;
}

const closingLimitMs = 1_500;
/** A wallet may open its sheet and pay; it may lead our page nowhere. */
const walletRights = {
  allow: 'payment',
  sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups',
} as const;

/** Its own document on another origin: what is typed in it never comes into ours. */
export function ProviderFrame({ view, desk, onMessage }: ProviderFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const closed = useRef<(() => void) | null>(null);
  const [heightPx, setHeightPx] = useState(view.heightPx);
  const { origin } = new URL(view.src);
  const say: Reply = (reply) => {
    frame.current?.contentWindow?.postMessage(reply, origin);
    if (reply.type !== 'provider:accept') return Promise.resolve();
    return new Promise((resolve) => {
      closed.current = resolve;
      setTimeout(resolve, closingLimitMs);
    });
  };
  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readFrameMessage(event, frame.current?.contentWindow ?? null, origin);
    if (message?.type === 'provider:resize') {
      setHeightPx(message.heightPx);
    } else if (message?.type === 'provider:done') {
      closed.current?.();
    } else if (message !== null) {
      onMessage(message, say);
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      closed.current?.();
    };
  }, []);
  useEffect(
    () => desk?.offer(() => frame.current?.contentWindow?.postMessage(askFrameToSubmit, origin)),
    [desk, origin],
  );
  return (
    <iframe
      ref={frame}
      src={view.src}
      title={view.title}
      height={heightPx}
      className={styles['frame']}
      {...(view.isWallet === true && walletRights)}
    />
  );
}
