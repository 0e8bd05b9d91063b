import { expect, test } from 'vitest';
import { isWithin, readNetworks } from './networks.ts';

const within = (text: string, address: string): boolean | undefined => {
  const networks = readNetworks(text);
  return networks && isWithin(networks, address);
};

test.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['10.0.0.0/8, ::1', '10.200.3.4', true],
  ['10.0.0.0/8, ::1', '::ffff:10.200.3.4', true],
  ['10.0.0.0/8, ::1', '::1', true],
  ['10.0.0.0/8, ::1', '11.0.0.1', false],
  ['2001:db8::/32', '2001:db8:1::9', true],
  ['2001:db8::/32', '2001:db9::9', false],
  ['0.0.0.0/0', '203.0.113.9', true],
  ['127.0.0.1', 'nonsense', false],
])('"%s" and %s: %s', (text, address, expected) => {
  expect(within(text, address)).toBe(expected);
});

test.each([
  '',
  'localhost',
  '127.0.0.1/33',
  '127.0.0.1/',
  '::1/129',
  '10.0.0.0/8/8',
  '127.0.0.1,',
  '10.0.0.0/-1',
])('"%s" names no networks', (text) => {
  expect(readNetworks(text)).toBeUndefined();
});
