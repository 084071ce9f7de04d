import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { currencyOf, findStore, storeHeader } from '../stores/store';

const secretHeader = 'x-engine-secret';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Only the middleware may enter; to everybody else what is behind it does not exist. */
export function middlewareDoor(secret: string) {
  const expected = digest(secret);
  return (request: Request, response: Response, next: NextFunction): void => {
    if (timingSafeEqual(digest(request.get(secretHeader) ?? ''), expected)) next();
    else response.status(404).end();
  };
}

/** The middleware names the shop it asks for. */
export function shopApiDoor(secret: string) {
  const door = middlewareDoor(secret);
  return (request: Request, response: Response, next: NextFunction): void =>
    door(request, response, () => enterShop(request, response, next));
}

function enterShop(request: Request, response: Response, next: NextFunction): void {
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
}
