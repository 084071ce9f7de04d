import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { startProjector } from '@tradehall/engine/read-side/start-projector';

const { databaseUrl, redisUrl } = z.object({ databaseUrl: z.string(), redisUrl: z.string() }).parse(workerData);
const say = (message: string) => parentPort?.postMessage(`projector: ${message}`);
const projector = startProjector({ databaseUrl, redisUrl, log: { info: () => undefined, warn: say } });

// Any message means: enough.
parentPort?.once('message', () => {
  void projector.stop();
});
