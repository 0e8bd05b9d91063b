import { expect, test } from 'vitest';
import { sessionsToEnd } from './sessions.ts';

const from = (address: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ hash: `${address} ${index}`, address }));

test('when an address signs in again and again, its own sessions end, those used longest ago first', () => {
  const flood = from('198.51.100.1', 202);
  const others = [...from('198.51.100.2', 1), ...from('198.51.100.3', 5)];
  expect(sessionsToEnd([...flood, ...others])).toEqual(['198.51.100.1 200', '198.51.100.1 201']);
});

test('addresses of one IPv6 network count as one', () => {
  const network = Array.from({ length: 201 }, (_, index) => ({
    hash: String(index),
    address: `2001:db8::${index.toString(16)}`,
  }));
  expect(sessionsToEnd([...network, ...from('198.51.100.2', 3)])).toEqual(['200']);
});

test('an account keeps two thousand sessions in all, and the address with the most of them loses the first', () => {
  const many = Array.from({ length: 1900 }, (_, index) =>
    from(`10.1.${index >> 8}.${index & 255}`, 1),
  ).flat();
  const ended = sessionsToEnd([...from('198.51.100.1', 150), ...many]);
  expect(ended).toEqual(
    from('198.51.100.1', 150)
      .slice(100)
      .map(({ hash }) => hash),
  );
});
