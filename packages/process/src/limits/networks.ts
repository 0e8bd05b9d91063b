import { BlockList, isIP, isIPv4 } from 'node:net';

/** Addresses and networks, separated by commas; undefined when one of them is neither. */
export function readNetworks(text: string): BlockList | undefined {
  const networks = new BlockList();
  for (const part of text.split(',')) {
    const [address = '', bits, ...more] = part.trim().split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    const most = family === 'ipv4' ? 32 : 128;
    const isBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (isIP(address) === 0 || !isBits || more.length > 0) return undefined;
    networks.addSubnet(address, bits === undefined ? most : Number(bits), family);
  }
  return networks;
}

export const isWithin = (networks: BlockList, address: string): boolean =>
  isIP(address) !== 0 && networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
