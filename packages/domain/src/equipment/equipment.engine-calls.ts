import { z } from 'zod';
import { engineCall } from '../calls/engine-call.ts';
import { locale } from '../calls/fields.ts';
import { equipment } from './equipment.ts';

const listRequest = z.strictObject({
  locale,
  limit: z.int().min(1).max(50),
  offset: z.int().min(0),
  endsUntil: z.iso.date().nullable(),
});
export type EquipmentRequest = z.output<typeof listRequest>;

/** What the engine knows of a machine; the read side knows the rest. */
const ownedEquipment = equipment.pick({ sku: true, name: true, quantity: true, purchases: true, recalls: true });
export type OwnedEquipment = z.output<typeof ownedEquipment>;

export const equipmentEngineCalls = {
  /** Of the customer of the session; null for guests. */
  myEquipment: engineCall({
    takes: listRequest,
    answers: z.object({ total: z.int().nonnegative(), results: z.array(ownedEquipment) }).nullable(),
  }),
};
