import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections, and between those of the stacks (`scripts/addresses.ts`).
const first = 28_100;
const count = 4_000;
const tries = 1_000;
/** Kept as long as this process lives. */
const leases: Socket[] = [];

/**
 * A port for a server that somebody is about to start. Nobody else is given it: its UDP twin, which no server here uses, is the
 * lease, and the system frees that even after kill -9.
 */
export async function freePort(): Promise<number> {
  const start = Math.floor(Math.random() * count);
  for (let step = 0; step < tries; step += 1) {
    const port = first + ((start + step) % count);
    if ((await lease(port)) && (await isFree(port))) return port;
  }
  throw new Error(`no free port among the ${tries} looked at from ${first + start}`);
}

async function lease(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  try {
    socket.bind({ port, address: '127.0.0.1', exclusive: true });
    await once(socket, 'listening');
  } catch {
    socket.close();
    return false;
  }
  leases.push(socket.unref());
  return true;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
