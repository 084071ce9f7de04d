import { NetworkList } from '@tradehall/process/network-list.ts';

export type IsTrustedHop = (address: string) => boolean;

/** `networks`: comma-separated networks or single addresses, like `10.0.0.0/8,::1`. Empty: nobody is believed. */
export function createIsTrustedHop(networks: string): IsTrustedHop {
  const list = new NetworkList(networks);
  return (address) => list.has(address);
}
