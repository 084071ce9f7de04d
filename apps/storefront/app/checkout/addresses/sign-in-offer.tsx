import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/inputs/button.tsx';
import { SummaryLink } from '../../ui/layout/summary-link.tsx';
import type { SignInOfferView } from './sign-in-offer-view.ts';
import styles from './sign-in-offer.module.css';

interface SignInOfferProps {
  readonly view: SignInOfferView;
  /** Other ways to sign in than by a password. */
  readonly ways: ReactNode;
}

/** Nobody needs an account to buy, so this stays folded until somebody wants it. */
export function SignInOffer({ view: { title, text, signIn, links }, ways }: SignInOfferProps) {
  return (
    <details className={styles['offer']}>
      <SummaryLink>{title}</SummaryLink>
      <div className={styles['content']}>
        <p>{text}</p>
        <ButtonLink href={signIn.href}>{signIn.label}</ButtonLink>
        {ways}
        <ul className={styles['links']}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
