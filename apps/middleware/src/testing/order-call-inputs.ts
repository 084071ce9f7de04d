import { randomUUID } from 'node:crypto';
import type { Locale } from '@tradehall/domain/locales/locales.ts';

interface NamedOrder {
  readonly id: string;
  readonly lineId: string;
  readonly token?: string;
}

/** What a call is made with, but for the order it is about. */
type InputFor = (order: NamedOrder, locale: Locale) => Record<string, unknown>;

const naming =
  (what: () => Record<string, unknown> = () => ({})): InputFor =>
  ({ id, token }, locale) => ({ locale, orderId: id, ...(token !== undefined && { token }), ...what() });

/** For every call that names an order, one that its owner could make. Who writes a new one adds it here. */
export const orderCallInputs: Readonly<Record<string, InputFor>> = {
  'new-ct/getOrders': naming(() => ({ query: 'one' })),
  'my-orders/createAccount': ({ id }, locale) => ({ locale, orderId: id }),
  'my-orders/getOrderCare': naming(),
  'my-orders/getInvoice': naming(),
  'my-orders/reorder': naming(() => ({ intentId: randomUUID() })),
  'my-orders/getReorder': naming(() => ({ intentId: randomUUID() })),
  'my-orders/withdraw': (order, locale) => ({
    ...naming()(order, locale),
    intentId: randomUUID(),
    name: 'Ada Berg',
    email: 'thief@example.com',
    lines: [{ lineId: order.lineId, quantity: 1 }],
  }),
};
