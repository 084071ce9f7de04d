import { useEffect, useState, type RefObject } from 'react';

/** What a row that scrolls sideways still hides: nothing, something after, something before, or both. */
export type HiddenSides = 'none' | 'after' | 'before' | 'both';

/** Browsers round scroll positions to parts of a pixel. */
const tolerancePx = 2;

interface Extent {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

export function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Extent): HiddenSides {
  const hasBefore = scrollLeft > tolerancePx;
  const hasAfter = scrollWidth - clientWidth - scrollLeft > tolerancePx;
  if (hasBefore) return hasAfter ? 'both' : 'before';
  return hasAfter ? 'after' : 'none';
}

/** Measured in the browser, and anew when the row has another number of things; the server says none. */
export function useHiddenSides(scroller: RefObject<HTMLElement | null>, count: number): HiddenSides {
  const [sides, setSides] = useState<HiddenSides>('none');
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = () => setSides(hiddenSides(element));
    const sizes = new ResizeObserver(measure);
    [element, ...element.children].forEach((measured) => sizes.observe(measured));
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller, count]);
  return sides;
}
