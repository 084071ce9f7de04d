import { BlockList, isIPv6 } from 'node:net';

export type IsTrustedHop = (address: string) => boolean;

/** `networks`: comma-separated, like `10.0.0.0/8,::1/128`. */
export function createIsTrustedHop(networks: string): IsTrustedHop {
  const list = new BlockList();
  for (const network of networks.split(',').map((text) => text.trim())) {
    const [address = '', prefix = ''] = network.split('/');
    list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
