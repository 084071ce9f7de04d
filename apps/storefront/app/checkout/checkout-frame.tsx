import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { PageWidth } from '../ui/layout/page-width.tsx';
import type { CheckoutFrameView } from './checkout-frame-view.ts';
import styles from './checkout-frame.module.css';
import { CheckoutSteps } from './checkout-steps.tsx';

interface CheckoutFrameProps {
  readonly view: CheckoutFrameView;
  readonly logo: ReactNode;
  readonly children: ReactNode;
}

/** Instead of the shop's own header and footer: the way home, help, and how far it is. */
export function CheckoutFrame({ view, logo, children }: CheckoutFrameProps) {
  return (
    <div className={styles['frame']}>
      <header className={styles['header']}>
        <PageWidth>
          <div className={styles['row']}>
            <a href={view.home.href} aria-label={view.home.label} className={styles['home']}>
              {logo}
            </a>
            <Help help={view.help} />
            <p className={styles['secure']}>
              <Icon icon={LockKeyhole} size={16} />
              {view.secure}
            </p>
          </div>
        </PageWidth>
      </header>
      <PageWidth>
        <div className={styles['content']}>
          <CheckoutSteps steps={view.steps} />
          {children}
        </div>
      </PageWidth>
      {view.legal.links.length > 0 && (
        <footer className={styles['footer']}>
          <PageWidth>
            <nav aria-label={view.legal.label}>
              <ul className={styles['links']}>
                {view.legal.links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </PageWidth>
        </footer>
      )}
    </div>
  );
}

function Help({ help: { label, phone, contact } }: Pick<CheckoutFrameView, 'help'>) {
  if (phone === null && contact === null) return null;
  return (
    <p className={styles['help']}>
      <span className={styles['helpWord']}>{label}</span>
      {phone !== null && (
        <a href={phone.href} translate="no">
          <Icon icon={Phone} size={16} />
          <span className={styles['phone']}>{phone.label}</span>
        </a>
      )}
      {contact !== null && <a href={contact.href}>{contact.label}</a>}
    </p>
  );
}
