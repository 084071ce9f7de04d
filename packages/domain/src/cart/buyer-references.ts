import { z } from 'zod';
import { buyerReferenceLength } from '../calls/field-patterns.ts';
import { plainText } from '../calls/fields.ts';

const reference = plainText(buyerReferenceLength).nullable();

/** What a company finds an order by in its own books. Private buyers have neither. */
export const buyerReferences = z.object({ purchaseOrder: reference, costCentre: reference });
export type BuyerReferences = z.output<typeof buyerReferences>;
