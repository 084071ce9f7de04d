import { isIPv6, type Socket } from 'node:net';

/** An address behind which one household or one office is: of IPv6 the first 64 bits, for whoever has one there has all. */
export function placeOf(address: string): string {
  const v4 = plainV4(address);
  return v4 ?? firstGroups(address, 4);
}

/** What a provider hands out in one piece: the neighbours of an address. /24 of IPv4, /48 of IPv6. */
export function networkOf(address: string): string {
  const v4 = plainV4(address);
  return v4 === null ? firstGroups(address, 3) : v4.split('.').slice(0, 3).join('.');
}

/** Null where it is an address of IPv6. What is no address at all is taken as it is. */
function plainV4(address: string): string | null {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  return mapped ?? (isIPv6(address) ? null : address);
}

function firstGroups(address: string, count: number): string {
  const [front = '', back] = address.split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groupsOf(front), groupsOf(back ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, count)
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
