import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { BehaviourCall } from './behaviour-call.ts';
import { pricedCart } from './cart-story.ts';
import type { DataLayerEvents } from './data-layer-event.ts';
import type { PageType } from './page-type.ts';
import { read, readText } from './read-view.ts';
import { nothingTold, type Told } from './told.ts';
import type { TrackingMemory } from './tracking-memory.ts';

/** Our own server has made it for this page. */
const isPurchase = (value: unknown): value is DataLayerEvents['purchase'] =>
  readText(value, 'transaction_id') !== '' && readText(value, 'value') !== '';

/** What the thank-you page says of an order: once, however often it is read. */
function tellPurchase(view: unknown, memory: TrackingMemory): Told {
  const orderId = readText(view, 'tracked', 'orderId');
  const purchase = read(view, 'tracked', 'purchase');
  if (orderId === '' || !isPurchase(purchase) || memory.recall('purchase') === orderId) return nothingTold;
  memory.keep('purchase', orderId);
  // A§4 fires the consent event here, B§7.4 only of what was agreed to: a newsletter is that once its mail is confirmed.
  return {
    events: [{ event: 'purchase', ...purchase }],
    calls: [{ call: 'checkout', input: { cart_id: orderId, step: 5 } }],
  };
}

/** B§9; the page with the addresses is shipping when it is opened and billing when it is sent. */
const stepOfPage: Readonly<Partial<Record<PageType, 1 | 2 | 4>>> = { cart: 1, addresses: 2, payment: 4 };

/** Page and cart come one after the other, in any order: a step is told when both are there. */
export function createCheckoutStory(memory: TrackingMemory) {
  let type: PageType = 'other';
  let cart: Cart | null = null;
  /** Of the page that is shown now. */
  let isStepTold = false;

  const stepCalls = (step: 1 | 2 | 3 | 4): readonly BehaviourCall[] =>
    cart === null ? [] : [{ call: 'checkout', input: { cart_id: cart.id, step } }];

  /** B§4: once for each version of the cart. */
  const begins = ({ id, version }: Cart): boolean => {
    const begun = `${id} ${version}`;
    const isBeginning = type === 'addresses' && memory.recall('begun') !== begun;
    if (isBeginning) memory.keep('begun', begun);
    return isBeginning;
  };

  const tellStep = (): Told => {
    const step = stepOfPage[type];
    if (cart === null || step === undefined || isStepTold) return nothingTold;
    isStepTold = true;
    return {
      events: begins(cart) ? [{ event: 'begin_checkout', ...pricedCart(cart) }] : [],
      calls: stepCalls(step),
    };
  };

  return {
    open: (page: PageType, view: unknown): Told => {
      type = page;
      isStepTold = false;
      return type === 'thank-you' ? tellPurchase(view, memory) : tellStep();
    },
    look: (next: Cart | null): Told => {
      cart = next;
      return tellStep();
    },
    send: (form: 'addresses' | 'payment'): Told =>
      form === 'addresses'
        ? { events: [], calls: stepCalls(3) }
        : { events: cart === null ? [] : [{ event: 'pay_now', ...pricedCart(cart) }], calls: [] },
  };
}
