import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { notStored } from '../app/request/cache-headers.ts';

interface QueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

const retryAfterSeconds = '1';

/**
 * So many pages at a time, the next ones in order of arrival. Beyond that a page that comes soon beats one that never comes:
 * with too many open requests the last ones starve.
 */
export function pageQueue({ atOnce, waiting }: QueueLimits, log: Logger): RequestHandler {
  const line = new Set<() => void>();
  let open = 0;

  const leave = () => {
    open -= 1;
    const [next] = line;
    next?.();
  };

  return (request, response, next) => {
    // Let in by whoever leaves, it goes on as itself.
    const goOn = AsyncLocalStorage.bind(next);
    const enter = () => {
      line.delete(enter);
      open += 1;
      response.once('close', leave);
      goOn();
    };
    if (open < atOnce) {
      enter();
      return;
    }
    if (line.size >= waiting) {
      log.warn({ path: request.path, open, waiting: line.size }, 'too many pages are asked for');
      response
        .status(503)
        .set({ 'Cache-Control': notStored, 'Retry-After': retryAfterSeconds })
        .type('text/plain')
        .send('Service Unavailable');
      return;
    }
    line.add(enter);
    // Who leaves while waiting keeps no place in the line.
    response.once('close', () => line.delete(enter));
  };
}
