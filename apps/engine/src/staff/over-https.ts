import type { NextFunction, Request, Response } from 'express';

const sessionHeader = 'vendure-auth-token';

/**
 * For the dashboard and its API. Over https the browser stays with https, and an operator's session is a cookie that no
 * script can read: the header in which the engine would send it as well is held back, for the dashboard keeps what it
 * finds there where every script can read it.
 */
export function overHttps(request: Request, response: Response, next: NextFunction): void {
  if (request.secure) {
    response.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => (name.toLowerCase() === sessionHeader ? response : setHeader(name, value));
  }
  next();
}
