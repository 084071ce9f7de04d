import { randomUUID } from 'node:crypto';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';

/** The id by which a browser is known again: made here, and only for who has agreed to it. One that is ours stays. */
export const customerTracking: Handle<'shop', 'customer-tracking'> = ({ cookie }, context) => {
  if (!context.consents.marketing) return succeed({ trackingId: null });
  const known = z.uuid().safeParse(cookie);
  return succeed({ trackingId: known.success ? known.data : randomUUID() });
};
