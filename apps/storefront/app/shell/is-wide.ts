import { useSyncExternalStore } from 'react';

// Where the layout changes to desktop
const wideScreen = '(width >= 1024px)';

function subscribe(changed: () => void) {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** For what CSS alone cannot say. The server does not know, so the first drawing takes a phone. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideScreen).matches,
    () => false,
  );
