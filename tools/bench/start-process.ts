import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { stackEnvironment } from '../../scripts/addresses.ts';
import { shopProcesses, type ShopProcessName } from '../../scripts/shop-processes.ts';

/** One process of the shop as production runs it. */
export function startProcess(name: ShopProcessName, changed: Record<string, string> = {}): Promise<RealProcess> {
  const { script, healthUrl, environment } = shopProcesses[name];
  return RealProcess.start({
    name,
    args: [script],
    healthUrl:
      changed['PORT'] === undefined ? healthUrl : `http://127.0.0.1:${changed['PORT']}${new URL(healthUrl).pathname}`,
    environment: {
      ...stackEnvironment(),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...environment,
      // A second one beside the first.
      ...(changed['PORT'] !== undefined && { METRICS_PORT: '0' }),
      ...changed,
    },
    healthyWithinMs: 240_000,
  });
}

export const pidOf = (running: RealProcess): number => running.pid ?? 0;
