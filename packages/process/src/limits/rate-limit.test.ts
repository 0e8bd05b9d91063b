import { manualClock } from '@maidan/betting';
import { describe, expect, test } from 'vitest';
import { addressKey, rateLimit } from './rate-limit.ts';

test('a bucket gives its tokens, and refills evenly over time', () => {
  const clock = manualClock(0);
  const limit = rateLimit(clock, 10, 1000);
  const taken = () => Array.from({ length: 20 }, () => limit.take('key')).filter(Boolean).length;
  expect(taken()).toBe(10);
  clock.advance(300);
  expect(taken()).toBe(3);
  clock.advance(60_000);
  expect(taken()).toBe(10);
});

test.each([-60_000, 60_000])('a clock set by %i ms neither empties nor fills a bucket', (byMs) => {
  const clock = manualClock(1_000_000);
  const limit = rateLimit(clock, 2, 1000);
  limit.take('key');
  clock.setBy(byMs);
  expect([limit.take('key'), limit.take('key')]).toEqual([true, false]);
});

describe('an address is counted', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ])('by itself when it is IPv4, however written: %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('by its /64 when it is IPv6: %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  test('separately from its neighbours', () => {
    expect(addressKey('203.0.113.8')).not.toBe(addressKey('203.0.113.9'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(addressKey('::203.0.113.9')).not.toBe(addressKey('203.0.113.9'));
  });

  test.each(['', 'localhost', '203.0.113', '1.2.3.4, 5.6.7.8', '2001:db8::1::2', 'x'.repeat(5000)])(
    'together with everything that is not an address: "%s"',
    (address) => {
      expect(addressKey(address)).toBe('unknown');
    },
  );
});
