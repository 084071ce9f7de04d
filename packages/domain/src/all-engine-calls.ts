import { accountEngineCalls } from './customer/account.engine-calls.ts';
import { addressEngineCalls } from './address/address.engine-calls.ts';
import type { EngineCallTable } from './calls/engine-call.ts';
import { cartEngineCalls } from './cart/cart.engine-calls.ts';
import { inventoryEngineCalls, restockEngineCalls } from './catalogue/catalogue.engine-calls.ts';
import { contactEngineCalls } from './contact/contact.engine-calls.ts';
import { contentEngineCalls, redirectEngineCalls } from './content/content.engine-calls.ts';
import { customerEngineCalls } from './customer/customer.engine-calls.ts';
import { equipmentEngineCalls } from './equipment/equipment.engine-calls.ts';
import { newsletterEngineCalls } from './newsletter/newsletter.engine-calls.ts';
import { reviewsEngineCalls } from './reviews/reviews.engine-calls.ts';
import { consentEngineCalls, trackingEngineCalls } from './tracking/tracking.engine-calls.ts';
import { vatEngineCalls } from './vat/vat.engine-calls.ts';
import { passkeyEngineCalls, signInProviderEngineCalls } from './customer/ways-to-sign-in.engine-calls.ts';
import { myDataEngineCalls } from './privacy/my-data.engine-calls.ts';
import {
  creditNoteEngineCalls,
  invoiceEngineCalls,
  orderLinkEngineCalls,
  reorderEngineCalls,
  withdrawalEngineCalls,
} from './orders/my-orders.engine-calls.ts';
import { orderEngineCalls } from './orders/orders.engine-calls.ts';
import { providerMethodEngineCalls } from './payment/provider-methods.engine-calls.ts';

/** Every call that the middleware makes to the engine's door. */
export const allEngineCalls = {
  ...accountEngineCalls,
  ...addressEngineCalls,
  ...cartEngineCalls,
  ...consentEngineCalls,
  ...contactEngineCalls,
  ...contentEngineCalls,
  ...customerEngineCalls,
  ...equipmentEngineCalls,
  ...inventoryEngineCalls,
  ...newsletterEngineCalls,
  ...redirectEngineCalls,
  ...restockEngineCalls,
  ...reviewsEngineCalls,
  ...trackingEngineCalls,
  ...vatEngineCalls,
  ...myDataEngineCalls,
  ...passkeyEngineCalls,
  ...signInProviderEngineCalls,
  ...creditNoteEngineCalls,
  ...invoiceEngineCalls,
  ...orderEngineCalls,
  ...orderLinkEngineCalls,
  ...providerMethodEngineCalls,
  ...reorderEngineCalls,
  ...withdrawalEngineCalls,
} satisfies EngineCallTable;

export type EngineCalls = typeof allEngineCalls;
export type EngineCallName = keyof EngineCalls;
/** The names of those that declare no failure: whoever asks gets the answer itself. */
export type UnfailingEngineCall = {
  [Name in EngineCallName]: EngineCalls[Name]['failsWith'][number] extends never ? Name : never;
}[EngineCallName];
