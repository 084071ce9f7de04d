import type { Socket } from 'node:net';
import { placeOf } from './networks.ts';

/** How many connections each network holds open. `most` of 0: as many as it likes. */
export class OpenByNetwork {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** False where the network has as many as it may; otherwise this one counts until its socket is closed. */
  enter(address: string, socket: Socket): boolean {
    if (this.#most === 0) return true;
    const network = placeOf(address);
    const open = this.#open.get(network) ?? 0;
    if (open >= this.#most || socket.destroyed) return false;
    this.#open.set(network, open + 1);
    socket.once('close', () => this.#leave(network));
    return true;
  }

  #leave(network: string): void {
    const left = (this.#open.get(network) ?? 1) - 1;
    if (left === 0) this.#open.delete(network);
    else this.#open.set(network, left);
  }
}
