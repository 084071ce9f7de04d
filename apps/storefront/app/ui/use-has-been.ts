import { useEffect, useState, type RefObject } from 'react';

interface Awaited {
  readonly margin: string;
  readonly isInside: boolean;
  readonly isAwaited: boolean;
}

/** Whether a place has been inside the margin, or outside it, since that was awaited. */
export function useHasBeen(element: RefObject<HTMLElement | null>, { margin, isInside, isAwaited }: Awaited): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  useEffect(() => {
    if (element.current === null || !isAwaited) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === isInside) {
          setHasBeen(true);
          observer.disconnect();
        }
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, isInside, isAwaited]);
  return hasBeen;
}
