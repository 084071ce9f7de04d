import { ButtonLink } from '../ui/inputs/button.tsx';
import type { LinkView } from '../ui/link-view.ts';
import { Notice } from '../ui/overlays/notice.tsx';
import styles from './order-page.module.css';

export interface OrderHiddenView {
  readonly title: string;
  readonly text: string;
  readonly kind: 'info' | 'error';
  readonly way: LinkView;
}

/** Instead of an order that is not there, not theirs who ask, or not to be had at the moment. */
export function OrderHidden({ view: { title, text, kind, way } }: { readonly view: OrderHiddenView }) {
  return (
    <div className={styles['narrow']}>
      <h1>{title}</h1>
      <Notice kind={kind} action={<ButtonLink href={way.href}>{way.label}</ButtonLink>}>
        {text}
      </Notice>
    </div>
  );
}
