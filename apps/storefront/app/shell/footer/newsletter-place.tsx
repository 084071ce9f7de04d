import { useRef } from 'react';
import type { NewsletterFormView } from '../../newsletter/newsletter-form-view.ts';
import { useVisitor } from '../../visitor/visitor.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useHasBeen } from '../../ui/use-has-been.ts';
import styles from './newsletter-place.module.css';

const Block = lazyPart(() => import('./newsletter-block.tsx').then(({ NewsletterBlock }) => NewsletterBlock));

const near = '600px 0px';

/**
 * B§2.3: in the browser only, and for guests only. Its place is kept, so that nothing moves when it comes; it is fetched
 * by those who come near it.
 */
export function NewsletterPlace({ view }: { readonly view: NewsletterFormView }) {
  const { state, customer } = useVisitor();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useHasBeen(place, { margin: near, isInside: true, isAwaited: true });
  return customer !== null ? null : (
    <div ref={place} className={styles['place']}>
      <Block isWanted={state === 'known' && isNear} props={{ view }} />
    </div>
  );
}
