import { succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { findSignedIn } from './find-signed-in.ts';

export const isLoggedIn: Handle<'new-ct', 'isLoggedIn'> = async (_input, context) =>
  succeed({ isLoggedIn: (await findSignedIn(context)) !== null });
