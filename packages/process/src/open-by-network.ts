import { isIPv6, type Socket } from 'node:net';

/** Of IPv6 the first 64 bits: whoever has one address there has them all. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [front = '', back] = address.split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groupsOf(front), groupsOf(back ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

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
    const network = networkOf(address);
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
