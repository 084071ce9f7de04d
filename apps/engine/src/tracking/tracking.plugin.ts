import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../platform/engine-door/engine-door';
import { TrackedEvents } from './tracked-events.service';
import { TrackingEvent } from './tracking-event.entity';
import { TrackingOutbox } from './tracking-outbox.service';

@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin],
  entities: [TrackingEvent],
  providers: [TrackingOutbox, TrackedEvents],
  exports: [TrackingOutbox],
  compatibility: '^3.7.0',
})
export class TrackingPlugin {}
