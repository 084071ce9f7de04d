import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale } from '../calls/fields.ts';
import { equipment } from './equipment.ts';

export const myEquipmentCalls = {
  // Of the customer of the session; what is recalled comes first, then what was bought last. With `endsUntil` only what
  // is guaranteed up to that day and no longer, the first to end first.
  getMyEquipment: call({
    takes: z.strictObject({
      locale,
      limit: z.int().min(1).max(50),
      offset: z.int().min(0).max(10_000),
      endsUntil: z.iso.date().optional(),
    }),
    answers: z.object({ total: z.int().nonnegative(), results: z.array(equipment) }),
    failsWith: ['not-authenticated'],
  }),
};
