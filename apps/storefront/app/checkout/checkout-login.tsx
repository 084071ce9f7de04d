import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/inputs/button.tsx';
import type { CheckoutLoginView } from './checkout-login-view.ts';
import styles from './checkout-login.module.css';

interface CheckoutLoginProps {
  readonly view: CheckoutLoginView;
  /** Other ways to sign in than by a password. */
  readonly ways: ReactNode;
}

/** Nobody needs an account to buy. */
export function CheckoutLogin({ view: { title, guest, account, links }, ways }: CheckoutLoginProps) {
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <div className={styles['ways']}>
        <section className={styles['way']} aria-labelledby="order-as-guest">
          <h2 id="order-as-guest">{guest.title}</h2>
          <p>{guest.text}</p>
          <ButtonLink href={guest.link.href} kind="primary" size="large" isWide>
            {guest.link.label}
          </ButtonLink>
        </section>
        <section className={styles['way']} aria-labelledby="order-with-account">
          <h2 id="order-with-account">{account.title}</h2>
          <p>{account.text}</p>
          <ButtonLink href={account.link.href} size="large" isWide>
            {account.link.label}
          </ButtonLink>
          {ways}
          <ul className={styles['links']}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
