import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './connections.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

test.each([
  ['its own when no proxy is trusted, whatever it claims', 0, '203.0.113.9', '198.51.100.1'],
  ['what the one trusted proxy saw', 1, '198.51.100.1', '198.51.100.1'],
  [
    'what the one trusted proxy saw, not what the client claimed to it',
    1,
    '198.51.100.1',
    '10.0.0.1, 198.51.100.1',
  ],
  ['what the first of two trusted proxies saw', 2, '198.51.100.1', '10.0.0.1, 198.51.100.1, 192.0.2.1'],
  ['the farthest there is when fewer proxies came along than are trusted', 3, '198.51.100.1', '198.51.100.1'],
  ['its own when it came past the proxy', 1, '203.0.113.9', undefined],
])('the address of a socket is %s', (_, trustedProxies, expected, forwarded) => {
  expect(clientAddress(from('203.0.113.9', forwarded), trustedProxies)).toBe(expected);
});
