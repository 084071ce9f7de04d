import { ButtonLink } from '../ui/inputs/button.tsx';
import type { LinkView } from '../ui/link-view.ts';
import { Notice } from '../ui/overlays/notice.tsx';
import styles from './account-page.module.css';

export interface SignedInView {
  readonly title: string;
  readonly changed: string;
  readonly notices: readonly string[];
  readonly goOn: LinkView;
  readonly toCart: LinkView | null;
}

/** Between signing in and going on, where that has changed the cart. */
export function SignedIn({ view: { changed, notices, goOn, toCart } }: { readonly view: SignedInView }) {
  return (
    <>
      <Notice kind="warning" title={changed} isLive>
        <ul className={styles['list']}>
          {notices.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
      <ButtonLink href={goOn.href} kind="primary" size="large" isWide>
        {goOn.label}
      </ButtonLink>
      {toCart !== null && <a href={toCart.href}>{toCart.label}</a>}
    </>
  );
}
