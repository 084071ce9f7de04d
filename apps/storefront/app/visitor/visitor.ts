import { useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { askVisitor } from './ask-visitor.ts';
import { createVisitorStore, unknownVisitor, type Visitor } from './visitor-store.ts';

/** One browser, one visitor. Nothing on the server may ask. */
const store = createVisitorStore();

let localeOfPage: Locale | null = null;

/** After anything that changes who is signed in; the cart comes along. */
export async function refreshVisitor(): Promise<void> {
  if (localeOfPage !== null) await store.refresh(askVisitor(localeOfPage));
}

/** For the frame: asks once the page has come to rest, and again when the shopper comes back to it. */
export function useVisitorUpdates(locale: Locale, isIdle: boolean): void {
  useEffect(() => {
    if (!isIdle) return;
    localeOfPage = locale;
    void refreshVisitor();
    const refreshWhenBack = () => void (document.visibilityState === 'visible' && refreshVisitor());
    document.addEventListener('visibilitychange', refreshWhenBack);
    return () => document.removeEventListener('visibilitychange', refreshWhenBack);
  }, [locale, isIdle]);
}

export const useVisitor = (): Visitor => useSyncExternalStore(store.subscribe, store.current, () => unknownVisitor);
