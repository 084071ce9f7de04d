import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { TrackedEvents } from './tracked-events.service';
import { TrackingEvent } from './tracking-event.entity';
import { TrackingOutbox } from './tracking-outbox.service';
import { TrackingResolver, trackingSchema } from './tracking.resolver';

@VendurePlugin({
  imports: [PluginCommonModule],
  entities: [TrackingEvent],
  providers: [TrackingOutbox, TrackedEvents],
  exports: [TrackingOutbox],
  shopApiExtensions: { schema: trackingSchema, resolvers: [TrackingResolver] },
  compatibility: '^3.7.0',
})
export class TrackingPlugin {}
