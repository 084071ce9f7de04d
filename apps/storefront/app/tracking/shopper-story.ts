import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { BehaviourCall } from './behaviour-call.ts';
import { takeDifferences } from './cart-marks.ts';
import { cartEvent, type CartDifference } from './cart-story.ts';
import { createCheckoutStory } from './checkout-story.ts';
import type { DataLayerEvents, LayerItem } from './data-layer-event.ts';
import { pageCalls, pageEvents } from './page-story.ts';
import { pageTypeOf } from './page-type.ts';
import { read, readList, readText } from './read-view.ts';
import type { ItemList, Recommended, SeenItem, Sighting } from './sighting.ts';
import { bothTold, nothingTold, type Told } from './told.ts';
import type { TrackingMemory } from './tracking-memory.ts';

const listEvents = {
  accessories: 'view_accessories',
  similar: 'view_similar',
  complementary: 'view_complementary',
  'cart-recommendations': 'view_cart_recommendations',
  'last-seen': 'view_item_list',
  content: 'view_item_list',
  listing: 'view_item_list',
} as const satisfies Readonly<Record<ItemList, keyof DataLayerEvents>>;

type SightingOf<Kind extends Sighting['kind']> = Extract<Sighting, { readonly kind: Kind }>;

const layerItem = ({ sku, name }: SeenItem, index: number): LayerItem => ({ item_id: sku, item_name: name, index });

function tellList({ list, heading, items }: SightingOf<'list'>): Told['events'] {
  return [{ event: listEvents[list], item_list_name: heading ?? list, items: items.map(layerItem) }];
}

function tellSelected({ list, heading, item, index }: SightingOf<'selected'>): Told {
  const items = [layerItem(item, index)];
  return { events: [{ event: 'select_item', item_list_name: heading ?? list, items }], calls: [] };
}

function tellCustomer(isSignedIn: boolean, memory: TrackingMemory): Told {
  const isNew = isSignedIn && memory.recall('customer') !== 'told';
  memory.keep('customer', isSignedIn ? 'told' : '');
  return { events: [], calls: isNew ? [{ call: 'customer-update', input: {} }] : [] };
}

/** What the page of the newsletter asks about. */
const preferenceKinds = ['newsletter', 'sms', 'phone'] as const;

/** B§7.4: of what a customer has just agreed to in the account, as the shop has it; of nothing where that is nothing. */
function tellConsents(view: unknown, memory: TrackingMemory): Told {
  const preferences = readList(view, 'view', 'preferences');
  if (preferences.length === 0) return nothingTold;
  const given = preferences.filter((one) => read(one, 'isTicked') === true).map((one) => readText(one, 'kind'));
  const consents = preferenceKinds.filter((kind) => given.includes(kind));
  const isNew = readText(view, 'view', 'saved') !== '' && memory.recall('consents') !== consents.join(' ');
  memory.keep('consents', consents.join(' '));
  const input = { consents, additional_props: { source: 'account' } };
  return { events: [], calls: isNew && consents.length > 0 ? [{ call: 'consent', input }] : [] };
}

const recommendationCall = (path: string, { id, name }: Recommended, action: 'show' | 'click'): BehaviourCall => ({
  call: 'recommendation',
  input: { path, recommendation_id: id, recommendation_name: name, action },
});

type Proposed = ReadonlyMap<string, Recommended>;

function cartUpdate({ action, sku }: CartDifference, { id }: Cart, proposed: Proposed): BehaviourCall {
  const recommended = proposed.get(sku);
  const from = recommended === undefined ? {} : { recommendation_id: recommended.id };
  return { call: 'cart-update', input: { action, cart_id: id, sku, ...from } };
}

function tellCart(cart: Cart | null, proposed: Proposed, memory: TrackingMemory): Told {
  const differences = takeDifferences(cart, memory);
  return {
    events: cart === null ? [] : differences.map((difference) => cartEvent(difference, cart)),
    calls: cart === null ? [] : differences.map((difference) => cartUpdate(difference, cart, proposed)),
  };
}

/** Turns what is seen into what is told, each thing once. Pure but for what it remembers. */
export function createShopperStory(memory: TrackingMemory) {
  let path = '';
  const checkout = createCheckoutStory(memory);
  /** Which products were chosen from a recommendation: if they get into the cart, it is told of it. */
  const proposed = new Map<string, Recommended>();

  return (sighting: Sighting): Told => {
    switch (sighting.kind) {
      case 'page':
        ({ path } = sighting);
        return bothTold(
          { events: pageEvents(sighting), calls: pageCalls(sighting) },
          bothTold(checkout.open(pageTypeOf(path, sighting.view), sighting.view), tellConsents(sighting.view, memory)),
        );
      case 'cart':
        return bothTold(tellCart(sighting.cart, proposed, memory), checkout.look(sighting.cart));
      case 'customer':
        return tellCustomer(sighting.isSignedIn, memory);
      case 'list': {
        const { recommended } = sighting;
        const calls = recommended === null ? [] : [recommendationCall(path, recommended, 'show')];
        return { events: tellList(sighting), calls };
      }
      case 'selected':
        return tellSelected(sighting);
      case 'chosen':
        proposed.set(sighting.sku, sighting.recommended);
        return { events: [], calls: [recommendationCall(path, sighting.recommended, 'click')] };
      case 'promotion': {
        const event = sighting.isChosen ? 'select_promotion' : 'view_promotion';
        return { events: [{ event, promotion_name: sighting.name }], calls: [] };
      }
      case 'form':
        return checkout.send(sighting.form);
      case 'cart-failure': {
        const { action, reason } = sighting;
        return { events: [{ event: 'cart_update_failed', action, reason }], calls: [] };
      }
      case 'vat':
        return { events: [{ event: 'vat_validation', outcome: sighting.outcome }], calls: [] };
    }
  };
}
