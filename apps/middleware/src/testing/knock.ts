import { request } from 'node:http';
import type { Socket } from 'node:net';
import { cartSocketPath } from '@tradehall/domain/cart/cart-socket-address.ts';

interface Knocked {
  readonly status: number;
  /** The bare connection, which answers no ping and reads nothing; null where it was not opened. */
  readonly socket: Socket | null;
}

const handshake = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** Asks for a cart socket with exactly these headers. */
export function knock(
  url: string,
  headers: Record<string, string>,
  path = `${cartSocketPath}?cartId=7`,
): Promise<Knocked> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { headers: { ...handshake, ...headers } });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, socket: null });
    });
    asked.once('upgrade', (answer, socket) => resolve({ status: answer.statusCode ?? 0, socket }));
    asked.end();
  });
}
