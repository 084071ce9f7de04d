import { isOwnStack } from '../own-stack.ts';
import { lockStack, withServicesLock } from './lock.ts';
import { meilisearch } from './meilisearch.ts';
import { postgres } from './postgres.ts';
import { redis } from './redis.ts';
import { startService, stopService } from './service.ts';

const services = [postgres, redis, meilisearch];

export async function startServices(): Promise<void> {
  if (isOwnStack()) await lockStack();
  return withServicesLock(async () => {
    for (const service of services)
      console.log(`${service.name}: ${await startService(service)} on 127.0.0.1:${service.port}`);
  });
}

export function stopServices(): Promise<void> {
  return withServicesLock(async () => {
    for (const service of services) console.log(`${service.name}: ${await stopService(service)}`);
  });
}
