import { useEffect, useState } from 'react';

// B§9: idle prefetch
const latestMs = 2_000;

/** Whether the page has come to rest: for what nobody waits for. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), latestMs / 2);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
