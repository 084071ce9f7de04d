import { bankDetails } from '@tradehall/domain/catalogue/store-document.ts';
import { addressInput } from '@tradehall/domain/address/address.ts';
import { clientType } from '@tradehall/domain/cart/client-type.ts';
import { orderPaymentStates } from '@tradehall/domain/orders/order.ts';
import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import { isLocale } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';

const taxed = { ratePermyriad: z.int(), netCents: z.int(), grossCents: z.int() };

const line = z.object({
  /** The engine's number of it, by which refunds name it; what was kept before credit notes has none. */
  lineId: z.int().optional(),
  productNumber: z.string(),
  name: z.string(),
  /** The address of its picture; what was kept before mails had pictures has none. */
  picture: z.string().nullable().default(null),
  quantity: z.int(),
  /** Of one piece after all discounts. */
  unitNetCents: z.int(),
  ...taxed,
});

/** What is paid beside the goods. */
const extra = z.object({ kind: z.enum(['parcel', 'freight', 'cash-on-delivery']), ...taxed });

/** What is typed at the cash machine, A§9. */
const voucher = z.object({ reference: z.string(), entity: z.string(), expiry: z.string() });

/**
 * An order as it was placed, in the words of its shopper and in minor units: what mails tell and invoices keep. The lines and
 * extras add up to the portions, and these to the totals.
 */
export const orderRecord = z.object({
  orderId: z.int(),
  orderNumber: z.string(),
  placedAt: z.iso.datetime(),
  storeKey: z.string(),
  locale: z.string().refine(isLocale),
  currencyCode: z.enum(currencyCodes),
  email: z.string(),
  clientType: clientType.nullable(),
  /** What was kept before companies could give them has neither. */
  purchaseOrder: z.string().nullable().default(null),
  costCentre: z.string().nullable().default(null),
  lines: z.array(line),
  /** Gross; taken off the lines already. */
  savedCents: z.int(),
  extras: z.array(extra),
  portions: z.array(z.object(taxed)),
  netCents: z.int(),
  grossCents: z.int(),
  /** Business days, like 2-4, of how it is sent; null where nobody says. */
  deliveryDays: z.string().nullable().default(null),
  billing: addressInput,
  shipping: addressInput,
  /** A supply to another member state, without tax: whose numbers it rests on. */
  netSupply: z.object({ buyerVatId: z.string(), sellerVatId: z.string() }).nullable(),
  payment: z.object({
    method: z.string().nullable(),
    state: z.enum(orderPaymentStates),
    multibanco: voucher.nullable(),
  }),
  bankDetails: bankDetails.nullable(),
});
export type OrderRecord = z.output<typeof orderRecord>;
