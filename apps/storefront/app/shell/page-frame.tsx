import { useRef, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { useCartUpdates } from '../cart/cart.ts';
import { useVisitorUpdates } from '../visitor/visitor.ts';
import { AddForm } from './adding/add-form.tsx';
import { AppVersion } from './app-version.tsx';
import { Confirmation } from './confirmation/confirmation.tsx';
import { ConsentPlace } from './consent-place.tsx';
import { useContactRequest } from './header/contact-request.ts';
import { useDelegatedNavigation } from './delegated-navigation.ts';
import { useFocusOnNavigation } from './focus-on-navigation.ts';
import { Footer } from './footer/footer.tsx';
import { frameFacts } from './frame-facts.ts';
import { Header } from './header/header.tsx';
import { useIdle } from '../ui/idle.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { NewsletterPlace } from './footer/newsletter-place.tsx';
import styles from './page-frame.module.css';
import { ProgressBar } from './progress-bar.tsx';
import { useQuickAdd } from './adding/quick-add.ts';
import { rememberFollowedLocale } from './remember-locale.ts';
import type { ShellView } from './shell-view.ts';

interface PageFrameProps {
  readonly shell: ShellView;
  readonly children: ReactNode;
}

const ContactDialog = lazyPart(() => import('../contact/contact-dialog.tsx').then((file) => file.ContactDialog));
const Notifications = lazyPart(() => import('../ui/overlays/toasts.tsx').then(({ Toasts }) => Toasts));

/** Header, content, footer, and what lies over them. B§2.3: how much of it, the page says. */
export function PageFrame({ shell, children }: PageFrameProps) {
  const content = useRef<HTMLElement>(null);
  const isIdle = useIdle();
  const facts = frameFacts(useMatches());
  const contact = useContactRequest();
  useDelegatedNavigation(shell, contact.open);
  useQuickAdd(shell);
  useFocusOnNavigation(content);
  useVisitorUpdates(shell.locale, isIdle);
  useCartUpdates(shell.locale, shell.header.cart?.failures, isIdle);
  const { form } = shell.header.contact;
  return (
    <div className={styles['frame']} onClick={(event) => rememberFollowedLocale(event.target)}>
      <a href="#content" className={styles['skip']}>
        {shell.skipLink}
      </a>
      <ConsentPlace shell={shell} isIdle={isIdle} />
      <ProgressBar />
      {shell.appVersion !== null && <AppVersion text={shell.appVersion} />}
      {facts.layout !== 'base' && <Header shell={shell} facts={facts} />}
      <main ref={content} id="content" tabIndex={-1} className={styles['content']}>
        {children}
      </main>
      {facts.hasNewsletter && <NewsletterPlace view={shell.newsletter} />}
      {(facts.layout === 'default' || facts.layout === 'full-width') && <Footer shell={shell} facts={facts} />}
      {form !== null && (
        <ContactDialog
          isWanted={contact.isOpen}
          props={{
            links: form.links,
            isOpen: contact.isOpen,
            onClose: contact.close,
            asked: contact.asked,
          }}
        />
      )}
      {shell.header.cart?.page != null && <AddForm action={shell.header.cart.page.href} />}
      <Confirmation confirmation={shell.confirmation} />
      <Notifications isWanted={isIdle} props={shell.notifications} />
    </div>
  );
}
