import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldsDesk } from './fields-desk.ts';
import type { FrameView } from './payment-frames.ts';
import { askFrameToSubmit, readFrameMessage, type FrameMessage, type FrameReply } from './payment-messages.ts';
import styles from './payment-page.module.css';

interface ProviderFrameProps {
  readonly view: FrameView;
  readonly providerOrigin: string;
  /** Of fields that are asked for what was typed in them. */
  readonly desk?: FieldsDesk;
  readonly onMessage: (message: FrameMessage, reply: (reply: FrameReply) => void) => void;
}

/** Its own document on the provider's origin: what is typed in it never comes into ours. */
export function ProviderFrame({ view, providerOrigin, desk, onMessage }: ProviderFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState(view.heightPx);
  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readFrameMessage(event, frame.current?.contentWindow ?? null, providerOrigin);
    if (message?.type === 'provider:resize') {
      setHeightPx(message.heightPx);
    } else if (message !== null) {
      onMessage(message, (reply) => frame.current?.contentWindow?.postMessage(reply, providerOrigin));
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(
    () => desk?.offer(() => frame.current?.contentWindow?.postMessage(askFrameToSubmit, providerOrigin)),
    [desk, providerOrigin],
  );
  return <iframe ref={frame} src={view.src} title={view.title} height={heightPx} className={styles['frame']} />;
}
