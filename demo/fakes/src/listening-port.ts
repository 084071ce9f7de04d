import type { Server } from 'node:net';
import { z } from 'zod';

/** Nobody but this machine reaches a fake, unless it runs in a container, where neighbours ask it. */
export const listeningHost = z.string().min(1).default('127.0.0.1').parse(process.env['DEMO_HOST']);

export function listeningPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}
