import { moveTo } from './guard.ts';
import type { Guard } from './guard.ts';

/** B§2.2. Letters only: the digits of a percent sign are upper-case in the right address of a page. */
export const forceLowercase: Guard = (request) => {
  const path = request.path
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment).toLowerCase()))
    .join('/');
  return moveTo(path, 308, request);
};
