import { InMemoryJobBufferStorageStrategy, PluginCommonModule, VendurePlugin } from '@vendure/core';
import { BullMQJobQueuePlugin } from '@vendure/job-queue-plugin/package/bullmq';
import { environment } from '../environment';
import { PatientJobQueueStrategy } from './patient-job-queue.strategy';
import { redisOptionsOf } from './redis-options';

const connection = redisOptionsOf(environment.REDIS_URL);

/** Jobs whose loss is harmless. What must not be lost goes through the outbox. */
@VendurePlugin({
  imports: [PluginCommonModule],
  configuration: (config) => {
    config.jobQueueOptions.jobQueueStrategy = new PatientJobQueueStrategy(connection);
    config.jobQueueOptions.jobBufferStorageStrategy = new InMemoryJobBufferStorageStrategy();
    return config;
  },
  compatibility: '^3.7.0',
})
export class JobQueuePlugin {}

/** In this order: the second replaces what the first configured. */
export const jobQueuePlugins = [BullMQJobQueuePlugin.init({ connection }), JobQueuePlugin];
