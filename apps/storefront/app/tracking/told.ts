import type { BehaviourCall } from './behaviour-call.ts';
import type { DataLayerEvent } from './data-layer-event.ts';

/** What is to be told of a sighting: to the data layer, and to the tracking service. */
export interface Told {
  readonly events: readonly DataLayerEvent[];
  readonly calls: readonly BehaviourCall[];
}

export const nothingTold: Told = { events: [], calls: [] };

export const bothTold = (one: Told, other: Told): Told => ({
  events: [...one.events, ...other.events],
  calls: [...one.calls, ...other.calls],
});
