import { BlockList, isIPv6 } from 'node:net';
import { z } from 'zod';

// A prefix of nothing would be the whole internet.
const prefixLength = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(128));

export type IsTrustedHop = (address: string) => boolean;

/** `networks`: comma-separated networks or single addresses, like `10.0.0.0/8,::1`. Empty: nobody is believed. */
export function createIsTrustedHop(networks: string): IsTrustedHop {
  const list = new BlockList();
  for (const network of networks.split(',').map((text) => text.trim())) {
    if (network === '') continue;
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, prefixLength.parse(prefix), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
