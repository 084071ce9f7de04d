import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '../addresses.ts';

const patienceMs = 300_000;

/**
 * Two commands at once (a test run beside `npm run dev`) start or stop the services one after the other. The lock is a
 * bound port because the system frees it even after kill -9, where a lock file would stay.
 */
export async function withServicesLock<T>(work: () => Promise<T>): Promise<T> {
  const lock = await takeLock(Date.now() + patienceMs);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function takeLock(deadline: number): Promise<Server> {
  while (Date.now() < deadline) {
    const server = createServer((socket) => socket.destroy());
    try {
      server.listen(portOf('servicesLock'), '127.0.0.1');
      await once(server, 'listening');
      return server;
    } catch {
      await sleep(100);
    }
  }
  throw new Error(`Another command has held port ${portOf('servicesLock')}, the services' lock, for five minutes.`);
}
