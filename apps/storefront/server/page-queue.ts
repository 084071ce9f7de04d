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
export const pageQueue = ({ atOnce, waiting }: QueueLimits, log: Logger): RequestHandler => {
  const line: (() => void)[] = [];
  let open = 0;

  const leave = () => {
    open -= 1;
    line.shift()?.();
  };

  return (request, response, next) => {
    let isGone = false;
    const enter = () => {
      if (isGone) {
        // The visitor left while waiting: the place goes to the next in line.
        line.shift()?.();
        return;
      }
      open += 1;
      response.once('close', leave);
      next();
    };
    if (open < atOnce) {
      enter();
      return;
    }
    if (line.length >= waiting) {
      log.warn({ path: request.path, open, waiting: line.length }, 'too many pages are asked for');
      response
        .status(503)
        .set({ 'Cache-Control': notStored, 'Retry-After': retryAfterSeconds })
        .type('text/plain')
        .send('Service Unavailable');
      return;
    }
    response.once('close', () => {
      isGone = true;
    });
    line.push(enter);
  };
};
