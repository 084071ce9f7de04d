import { BlockList, isIPv6 } from 'node:net';
import { z } from 'zod';

// A prefix of nothing would be the whole internet.
const prefixLength = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(128));

/** Networks and single addresses as settings name them: a comma between two, like `10.0.0.0/8,::1`. */
export class NetworkList {
  readonly #list = new BlockList();

  constructor(networks: string) {
    for (const network of networks.split(',').map((text) => text.trim())) if (network !== '') this.#add(network);
  }

  /** Of an address of IPv4 it makes no difference whether it is written as one of IPv6. */
  has(address: string): boolean {
    return this.#list.check(address, familyOf(address));
  }

  #add(network: string): void {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) this.#list.addAddress(address, familyOf(address));
    else this.#list.addSubnet(address, prefixLength.parse(prefix), familyOf(address));
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
