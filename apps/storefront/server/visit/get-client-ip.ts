import { isIP } from 'node:net';

interface Arrival {
  readonly remoteAddress: string;
  readonly forwardedFor: string | undefined;
  /** How many proxies of ours stand before this server. */
  readonly trustedHops: number;
}

/**
 * B§2.2: the visitor's address. Each of our proxies adds one entry at the end of the list, so with two of them the visitor is the
 * second last; what stands before it is the visitor's own word. A request that did not pass all of them has no more than
 * the address it came from.
 */
export function getClientIp({ remoteAddress, forwardedFor, trustedHops }: Arrival): string {
  const entries = forwardedFor?.split(',').map((entry) => entry.trim()) ?? [];
  const claimed = trustedHops === 0 ? undefined : entries[entries.length - trustedHops];
  return claimed !== undefined && isIP(claimed) !== 0 ? claimed : remoteAddress;
}
