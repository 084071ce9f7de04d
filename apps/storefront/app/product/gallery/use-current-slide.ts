import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Which slide of a row that snaps is in sight, and how to bring another one there. */
export const useCurrentSlide = (track: RefObject<HTMLElement | null>): readonly [number, (at: number) => void] => {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = track.current;
    if (element === null) {
      return;
    }
    const measure = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', measure, { passive: true });
    return () => element.removeEventListener('scroll', measure);
  }, [track]);
  const show = (at: number) => {
    track.current?.scrollTo({ left: at * track.current.clientWidth });
    setCurrent(at);
  };
  return [current, show];
};
