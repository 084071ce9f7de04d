import type { DataLayerEvents } from './data-layer-event.ts';
import { read, readText } from './read-view.ts';
import { nothingTold } from './told.ts';
import type { Told } from './told.ts';
import type { TrackingMemory } from './tracking-memory.ts';

/** Our own server has made it for this page. */
const isPurchase = (value: unknown): value is DataLayerEvents['purchase'] =>
  readText(value, 'transaction_id') !== '' && readText(value, 'value') !== '';

/** What the thank-you page says of an order: once, however often it is read. */
export const tellPurchase = (view: unknown, memory: TrackingMemory): Told => {
  const orderId = readText(view, 'tracked', 'orderId');
  const purchase = read(view, 'tracked', 'purchase');
  if (orderId === '' || !isPurchase(purchase) || memory.recall('purchase') === orderId) {
    return nothingTold;
  }
  memory.keep('purchase', orderId);
  // A§4 fires the consent event here, B§7.4 only of what was agreed to: a newsletter is that once its mail is confirmed.
  return {
    events: [{ event: 'purchase', ...purchase }],
    calls: [{ call: 'checkout', input: { cart_id: orderId, step: 5 } }],
  };
};
