import { once } from 'node:events';
import { createServer } from 'node:net';
import { listeningPort } from '../fakes/listening-port.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = listeningPort(server);
  server.close();
  await once(server, 'close');
  return port;
}
