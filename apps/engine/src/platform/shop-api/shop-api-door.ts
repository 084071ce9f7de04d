import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { currencyOf, findStore, storeHeader } from '../stores/store';

const secretHeader = 'x-engine-secret';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Only the middleware may enter the shop API; to everybody else it does not exist. */
export function shopApiDoor(secret: string) {
  const expected = digest(secret);
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!timingSafeEqual(digest(request.get(secretHeader) ?? ''), expected)) {
      response.status(404).end();
      return;
    }
    const store = findStore(request.get(storeHeader));
    if (!store) {
      response.status(400).json({ error: 'unknown-store' });
      return;
    }
    // The session is a bearer token here; a cookie could only be the operator's.
    delete request.headers.cookie;
    // The engine takes the currency from the URL. The store decides it, and nothing else in the URL is listened to.
    Object.defineProperty(request, 'query', { value: { currencyCode: currencyOf(store) } });
    next();
  };
}
