import { useEffect, useRef, useState, type RefObject } from 'react';

/** What is left until a moment, counted while somebody can see it: each second, or each minute for who wants calm. */
export function useRemainingMs<Shown extends Element>(
  endsAt: string,
  whenRenderedMs: number,
): { readonly element: RefObject<Shown | null>; readonly remainingMs: number } {
  const element = useRef<Shown>(null);
  const [remainingMs, setRemainingMs] = useState(whenRenderedMs);
  const hasEnded = remainingMs <= 0;

  useEffect(() => {
    if (hasEnded || element.current === null) return;
    const end = Date.parse(endsAt);
    const count = () => setRemainingMs(end - Date.now());
    const stepMs = matchMedia('(prefers-reduced-motion: reduce)').matches ? 60_000 : 1000;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearInterval(timer);
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        count();
        timer = setInterval(() => !document.hidden && count(), stepMs);
      }
    });
    observer.observe(element.current);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [endsAt, hasEnded]);

  return { element, remainingMs };
}
