import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '../addresses.ts';
import { describePortHolder } from './port-holder.ts';

// A lock is a bound port because the system frees it even after kill -9, where a lock file would stay.
const patienceMs = 300_000;

/** Two commands at once (a test run beside `npm run dev`) start or stop the services one after the other. */
export async function withServicesLock<T>(work: () => Promise<T>): Promise<T> {
  const port = portOf('servicesLock');
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline;) {
    const lock = await bind(port);
    if (lock === null) {
      await sleep(100);
      continue;
    }
    try {
      return await work();
    } finally {
      lock.close();
    }
  }
  throw new Error(`${describePortHolder(port)} has held port ${port}, the services' lock, for five minutes.`);
}

let stackLock: Server | null = null;

/** As long as this command runs, no other one of this machine runs the same stack. */
export async function lockStack(): Promise<void> {
  const port = portOf('stackLock');
  stackLock ??= await bind(port);
  if (stackLock === null)
    throw new Error(`This stack is in use by ${describePortHolder(port)}; stop that command first.`);
  stackLock.unref();
}

async function bind(port: number): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  } catch {
    return null;
  }
}
