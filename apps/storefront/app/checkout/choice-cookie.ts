import { hostCookieLine } from '@tradehall/domain/calls/host-cookie.ts';
import type { RememberedChoice } from '../request/visitor-request.ts';

// B§9: 2592000 s
const maxAgeSeconds = 30 * 24 * 60 * 60;

/** What was chosen, for the next order. It says nothing of who chose it. */
export const choiceCookie = (name: RememberedChoice, value: string, isSecure: boolean): string =>
  hostCookieLine({ name, value, maxAgeSeconds, isSecure });
