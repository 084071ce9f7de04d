import type { ReactNode } from 'react';
import { translator } from '../../i18n/translator.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { ButtonLink } from '../../ui/inputs/button.tsx';
import { SummaryLink } from '../../ui/layout/summary-link.tsx';
import type { LinkView } from '../../ui/link-view.ts';
import styles from './sign-in-offer.module.css';

interface SignInOfferView {
  readonly title: string;
  readonly text: string;
  readonly signIn: LinkView;
  readonly links: readonly LinkView[];
}

/** For every guest alike: whether an address has an account is nobody else's business. All ways lead back here. */
export function signInOfferView(shop: ShopRequest): SignInOfferView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const next = links.route('checkout/addresses') ?? links.home;
  return {
    title: translate('checkout.accountTitle'),
    text: translate('checkout.accountText'),
    signIn: {
      href: `${links.route('login') ?? links.home}?${new URLSearchParams({ next })}`,
      label: translate('checkout.accountButton'),
    },
    links: [
      { href: links.route('checkout/password-reset') ?? links.home, label: translate('account.forgotPassword') },
      { href: links.route('checkout/create-account') ?? links.home, label: translate('checkout.createAccount') },
    ],
  };
}

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
