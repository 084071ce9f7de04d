import type { NewsletterFormView } from '../newsletter/newsletter-form-view.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import styles from './newsletter-place.module.css';

const Block = lazyPart(() => import('./newsletter-block.tsx').then(({ NewsletterBlock }) => NewsletterBlock));

/** B§2.3: in the browser only, and for guests only. Its place is kept, so that nothing moves when it comes. */
export function NewsletterPlace({ view }: { readonly view: NewsletterFormView }) {
  const { state, customer } = useVisitor();
  return customer !== null ? null : (
    <div className={styles['place']}>
      <Block isWanted={state === 'known'} props={{ view }} />
    </div>
  );
}
