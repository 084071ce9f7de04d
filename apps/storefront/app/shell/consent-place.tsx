import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router';
import { currentCart, onCartChange, onCartFailure } from '../cart/cart.ts';
import { consentCookie, consentGiven, isChoiceMissing, onConsentChange } from '../consent/consent-store.ts';
import { openHanded } from '../request/handed-view.ts';
import { isPaymentPath, isSecretAddress } from '../routing/own-document.ts';
import { discard, track } from '../tracking/track.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { settingsHash } from './settings-hash.ts';
import type { ShellView } from './shell-view.ts';

const Panel = lazyPart(() => import('../consent/consent-panel.tsx').then(({ ConsentPanel }) => ConsentPanel));

/** Links that end in the hash open the settings where they stand: in the footer, and in texts of operators. */
const useSettingsLinks = (open: () => void): void =>
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(`a[href$="${settingsHash}"]`) : null;
      if (link !== null) {
        event.preventDefault();
        open();
      }
    };
    if (location.hash === settingsHash) open();
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [open]);

/** What the frame sees of the page, the cart and the visitor. Whether it is told to anybody is decided elsewhere. */
function useSightings(): void {
  const { pathname, search, key } = useLocation();
  const loaderData = useMatches().at(-1)?.loaderData;
  const { state, customer } = useVisitor();
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current !== key && !isSecretAddress({ pathname, search })) {
      seen.current = key;
      track({ kind: 'page', path: `${pathname}${search}`, title: document.title, view: openHanded(loaderData) });
    }
  }, [pathname, search, key, loaderData]);
  useEffect(() => {
    const look = () => {
      const shown = currentCart();
      if (shown.state === 'known') track({ kind: 'cart', cart: shown.cart });
    };
    look();
    return onCartChange(look);
  }, []);
  useEffect(() => onCartFailure((failed) => track({ kind: 'cart-failure', ...failed })), []);
  const isSignedIn = customer !== null;
  useEffect(() => {
    if (state === 'known') track({ kind: 'customer', isSignedIn });
  }, [state, isSignedIn]);
}

/** What a browser remembers of how a document was opened, whatever address it shows by now. */
const openedSecretly = (): boolean =>
  performance.getEntriesByType('navigation').some(({ name }) => isSecretAddress(new URL(name, location.href)));

/**
 * Nothing before somebody has chosen; what follows a shopper is fetched for those who have agreed to it, and never into a
 * document that a secret has opened.
 */
const useFollowing = (cookie: string | null, { locale, tagManager }: Pick<ShellView, 'locale' | 'tagManager'>): void =>
  useEffect(() => {
    if (openedSecretly()) {
      discard();
    } else if (consentGiven('statistics') || consentGiven('marketing')) {
      import('../tracking/follow-shopper.ts').then(
        ({ followShopper }) => followShopper({ locale, tagManager }),
        () => undefined,
      );
    } else if (!isChoiceMissing(cookie)) {
      discard();
    }
  }, [cookie, locale, tagManager]);

interface ConsentPlaceProps {
  readonly shell: Pick<ShellView, 'locale' | 'basename' | 'tagManager'>;
  readonly isIdle: boolean;
}

/** What a choice decides is asked in the browser: pages are the same for everybody. */
export function ConsentPlace({ shell, isIdle }: ConsentPlaceProps) {
  const cookie = useSyncExternalStore(onConsentChange, consentCookie, () => null);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const [open] = useState(() => () => setSettingsOpen(true));
  const { pathname } = useLocation();
  useSettingsLinks(open);
  useSightings();
  useFollowing(cookie, shell);
  // Who pays is not asked anything else.
  const isAsked = isIdle && isChoiceMissing(cookie) && !isPaymentPath(pathname);
  return (
    <Panel
      isWanted={isAsked || areSettingsOpen}
      props={{
        locale: shell.locale,
        source: `${shell.basename}consent-words`,
        isAsked,
        areSettingsOpen,
        onSettings: setSettingsOpen,
      }}
    />
  );
}
