import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key that limits count by: an IPv4 address, also where it is written as IPv6, or the /64 of an IPv6 address, which
 * belongs to one subscriber.
 */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return 'unknown';
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address, its last two perhaps written as IPv4. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split('::').map(readGroups);
  if (tail === undefined) return [...head];
  const gap = new Array<number>(8 - head.length - tail.length).fill(0);
  return [...head, ...gap, ...tail];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff];
