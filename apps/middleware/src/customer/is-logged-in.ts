import { succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../call-handler.ts';

/** Nobody, until signing in is available: every session is a guest's. */
export const isLoggedIn: Handle<'new-ct', 'isLoggedIn'> = () => succeed({ isLoggedIn: false });
