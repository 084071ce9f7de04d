import { addressInput } from '@tradehall/domain/address/address.ts';
import { z } from '../payment/schemas-in-browser.ts';

const express = z.object({ email: z.string().min(1), billingAddress: addressInput, shippingAddress: addressInput });

/** Who buys and where it goes, as a wallet tells it; null where that is not enough. */
export function readExpress(told: unknown): z.output<typeof express> | null {
  const read = express.safeParse(told);
  return read.success ? read.data : null;
}
