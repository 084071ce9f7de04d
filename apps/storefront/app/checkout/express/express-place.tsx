import { useEffect, useRef, useState } from 'react';
import { isWalletDocument } from '../../request/wallet-documents.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { useIdle } from '../../ui/idle.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useHasBeen } from '../../ui/use-has-been.ts';
import type { ExpressButtonsProps } from './express-buttons.tsx';
import styles from './express-place.module.css';
import type { ExpressView } from './express-view.ts';

const Buttons = lazyPart<ExpressButtonsProps>(() =>
  import('./express-buttons.tsx').then((file) => file.ExpressButtons),
);

interface ExpressPlaceProps {
  readonly view: ExpressView;
  readonly prepare: () => Promise<string | null>;
}

/** The document's own policy says whether it may show frames; what the router has drawn since does not change it. */
function isInWalletDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && isWalletDocument(new URL(document.name).pathname);
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;
const latestMs = 6_000;

/** Nobody waits for wallets: they come when somebody is there, and has had the page first. */
function useSignOfLife(): boolean {
  const isAtRest = useIdle();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isAtRest) return undefined;
    const see = () => setSeen(true);
    const timer = setTimeout(see, latestMs);
    signs.forEach((sign) => window.addEventListener(sign, see, { once: true, passive: true }));
    return () => {
      clearTimeout(timer);
      signs.forEach((sign) => window.removeEventListener(sign, see));
    };
  }, [isAtRest]);
  return isSeen;
}

/** Buying with a wallet that knows who buys and where it goes. */
export function ExpressPlace({ view, prepare }: ExpressPlaceProps) {
  const { heading, binding, note, address, buttons } = view;
  const place = useRef<HTMLElement>(null);
  const isAwaited = useSignOfLife();
  const isInSight = useHasBeen(place, { margin: '200px 0px', isInside: true, isAwaited });
  const waiting = <Placeholders count={buttons.length} />;
  return (
    <section ref={place} aria-labelledby={expressId} className={styles['place']}>
      <h2 id={expressId} className={styles['heading']}>
        {heading}
      </h2>
      <p className={styles['binding']}>{binding}</p>
      {isInSight && !isInWalletDocument() ? (
        <Reloads buttons={buttons} />
      ) : (
        <Buttons isWanted={isInSight} props={{ address, prepare, meanwhile: waiting }} meanwhile={waiting} />
      )}
      <p className={styles['note']}>{note}</p>
    </section>
  );
}

const expressId = 'express';

function Placeholders({ count }: { readonly count: number }) {
  return (
    <div aria-hidden="true" className={styles['wallets']}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles['placeholder']} />
      ))}
    </div>
  );
}

/** A document that came with another page shows no frames: the page is loaded again as its own. */
function Reloads({ buttons }: Pick<ExpressView, 'buttons'>) {
  const reload = () => {
    location.hash = expressId;
    location.reload();
  };
  return (
    <div className={styles['wallets']}>
      {buttons.map((label) => (
        <Button key={label} size="large" isWide onClick={reload}>
          {label}
        </Button>
      ))}
    </div>
  );
}
