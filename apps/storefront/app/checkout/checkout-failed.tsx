import { ButtonLink } from '../ui/inputs/button.tsx';
import type { LinkView } from '../ui/link-view.ts';
import { Notice } from '../ui/overlays/notice.tsx';
import styles from './addresses/addresses-page.module.css';

export interface CheckoutFailedView {
  readonly title: string;
  readonly text: string;
  readonly retry: LinkView;
}

export function CheckoutFailed({ view: { title, text, retry } }: { readonly view: CheckoutFailedView }) {
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <Notice kind="error" action={<ButtonLink href={retry.href}>{retry.label}</ButtonLink>}>
        {text}
      </Notice>
    </div>
  );
}
