import { z } from 'zod';
import { shippingMethod } from './shipping-method.ts';

/** The key of the one document of shipping methods a locale has. */
export const shippingMethodsDocumentKey = 'all';

export const shippingMethodsDocument = z.object({ shippingMethods: z.array(shippingMethod) });
export type ShippingMethodsDocument = z.output<typeof shippingMethodsDocument>;
