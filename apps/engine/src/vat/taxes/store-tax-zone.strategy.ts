import type { Channel, Order, RequestContext, TaxZoneStrategy, Zone } from '@vendure/core';
import { findStore, findStoreOf } from '../../platform/stores/store';
import { taxPlaceOf } from './tax-place';

/** By store and ship-to. In the admin API, where there is no store, the channel's default zone. */
export class StoreTaxZoneStrategy implements TaxZoneStrategy {
  determineTaxZone(ctx: RequestContext, zones: Zone[], channel: Channel, order?: Order): Zone | undefined {
    const store = findStore(order?.customFields.storeKey) ?? findStoreOf(ctx);
    if (!store) return channel.defaultTaxZone;
    const { zoneName } = taxPlaceOf(store, order);
    return zones.find((zone) => zone.name === zoneName) ?? channel.defaultTaxZone;
  }
}
