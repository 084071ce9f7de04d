import { useEffect, useId, useRef, type RefObject } from 'react';
import { Button } from '../ui/inputs/button.tsx';
import { PageWidth } from '../ui/layout/page-width.tsx';
import styles from './consent-banner.module.css';
import type { ConsentWords } from './consent-words.ts';

interface ConsentBannerProps {
  readonly words: ConsentWords;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onNecessary: () => void;
  readonly onChoose: () => void;
  readonly onAccept: () => void;
}

const heightName = '--consent-height';

/** What else stands at the foot of the screen makes room, and the end of the page can be scrolled above it. */
function useRoom(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(heightName, `${banner.current?.getBoundingClientRect().height ?? 0}px`),
    );
    if (banner.current !== null) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      style.removeProperty(heightName);
    };
  }, [banner]);
}

/** A region, not a window: the shop can be used without an answer. The three answers weigh the same. */
export function ConsentBanner({ words, isBusy, failure, onNecessary, onChoose, onAccept }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  const textId = useId();
  useRoom(banner);
  return (
    <section ref={banner} aria-label={words.label} aria-describedby={textId} className={styles['banner']}>
      <PageWidth>
        <div className={styles['row']}>
          {/* Said once it appears: whoever does not see it hears of it. */}
          <div role="status" id={textId} className={styles['words']}>
            <p>
              {words.text} {words.privacy !== null && <a href={words.privacy.href}>{words.privacy.label}</a>}
            </p>
            {failure !== null && <p className={styles['failure']}>{failure}</p>}
          </div>
          <div className={styles['buttons']}>
            <Button isBusy={isBusy} onClick={onNecessary}>
              {words.necessary}
            </Button>
            <Button onClick={onChoose}>{words.choose}</Button>
            <Button isBusy={isBusy} onClick={onAccept}>
              {words.accept}
            </Button>
          </div>
        </div>
      </PageWidth>
    </section>
  );
}
