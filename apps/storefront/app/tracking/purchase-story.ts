import type { BehaviourCall } from './behaviour-call.ts';
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
  // A§4: after an order the shop fires the consent event; B§7.4: only where something was agreed to.
  const consent: readonly BehaviourCall[] =
    memory.recall('agreed') === orderId
      ? [{ call: 'consent', input: { consents: ['newsletter'], additional_props: { source: 'checkout' } } }]
      : [];
  return {
    events: [{ event: 'purchase', ...purchase }],
    calls: [{ call: 'checkout', input: { cart_id: orderId, step: 5 } }, ...consent],
  };
};
