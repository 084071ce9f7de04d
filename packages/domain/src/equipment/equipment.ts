import { z } from 'zod';
import { entityId, imageReference, productSku, quantity } from '../calls/fields.ts';
import { productCard } from '../catalogue/product-card.ts';
import { recall } from './recall.ts';

/** Pieces of one order that their buyer still has. */
export const equipmentPurchase = z.object({
  orderId: entityId,
  orderNumber: z.string().min(1),
  purchasedOn: z.iso.date(),
  quantity,
  /** Where nobody has marked the arrival the ends are reckoned from an earlier day: they are the least there is. */
  isDelivered: z.boolean(),
  legalUntil: z.iso.date(),
  extraUntil: z.iso.date().nullable(),
});
export type EquipmentPurchase = z.output<typeof equipmentPurchase>;

/** A machine, with every time it was bought. */
export const equipment = z.object({
  sku: productSku,
  productNumber: z.string().regex(/^\d{8}$/),
  name: z.string().min(1),
  /** Null where the shop does not show it any more. */
  slug: z.string().min(1).nullable(),
  image: imageReference.nullable(),
  manualUrl: z.string().min(1).nullable(),
  quantity: z.int().positive(),
  purchases: z.array(equipmentPurchase).min(1),
  /** What is made for it and can be had. */
  accessories: z.array(productCard),
  recalls: z.array(recall),
});
export type Equipment = z.output<typeof equipment>;
