import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** A new page without a new document: the focus goes to its content, as a screen reader would expect. */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      content.current?.focus({ preventScroll: true });
    }
  }, [content, pathname]);
}
