import { expect, test } from 'vitest';
import type { LoadedBrand } from '../brands/loaded-brand.ts';
import { publicAddress } from './public-address.ts';

const brands = {
  ofHost: (host: string | undefined) =>
    host === 'ruby.example' ? ({ apiBase: 'https://api.example/api' } as LoadedBrand) : undefined,
};

function addressFor(
  headers: Record<string, string>,
  { host = 'api.example', publicUrl }: { host?: string; publicUrl?: string } = {},
): string {
  return publicAddress({ headers, host, protocol: 'https' }, { publicUrl, brands });
}

test.each([
  ['a page of the host itself', { origin: 'https://api.example' }],
  [
    'a page of the host itself, as an older browser behind a proxy without TLS says',
    { origin: 'http://api.example' },
  ],
  ['a page whose browser says that it is of the same origin', { 'sec-fetch-site': 'same-origin' }],
  ['a page of a brand whose portal is set to call this host', { origin: 'https://ruby.example' }],
])('%s gets relative paths', (_, headers) => {
  expect(addressFor(headers)).toBe('');
  expect(addressFor(headers, { publicUrl: 'https://play.example' })).toBe('');
});

test.each([
  ['a page elsewhere', { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }],
  ['a page on another port', { origin: 'https://api.example:8443' }],
  ['a page without an origin of its own', { origin: 'null' }],
  ['a client that is no page', {}],
])('%s gets whole addresses, with the requested host or the configured one', (_, headers) => {
  expect(addressFor(headers)).toBe('https://api.example');
  expect(addressFor(headers, { publicUrl: 'https://play.example' })).toBe('https://play.example');
});

test.each(['evil.example/path', 'a b', '<script>', ''])(
  'a host of "%s" is not used in an address',
  (host) => {
    expect(addressFor({}, { host })).toBe('');
  },
);
