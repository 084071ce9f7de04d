import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { networkOf } from '@tradehall/process/networks.ts';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addAddress('::1', 'ipv6');

/**
 * Where a request comes from, as a line of the log may keep it: the first 24 bits of an IPv4 address and the first 48 of
 * an IPv6 one. Enough to see who tries a door again and again, too little to name a person.
 */
export function loggedNetwork(address: string): string {
  const plain = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(plain)) return own.check(plain) ? 'here' : `${networkOf(plain)}.0/24`;
  if (!isIPv6(plain)) return 'unknown';
  return own.check(plain, 'ipv6') ? 'here' : `${networkOf(plain)}::/48`;
}
