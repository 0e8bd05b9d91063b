import { expect, test } from 'vitest';
import type { LoadedBrand } from '../brands/brands.ts';
import { publicAddress } from './serve.ts';

const brands = {
  ofHost: (host: string | undefined) =>
    host === 'ruby.example' ? ({ apiBase: 'https://api.example/api' } as LoadedBrand) : brandsOwn(host),
};
const hosts: readonly (string | undefined)[] = [
  'own.example',
  'own.example:443',
  'own.example:8443',
  'own.example:6666',
];
const brandsOwn = (host: string | undefined) =>
  hosts.includes(host) ? ({ apiBase: '/api' } as LoadedBrand) : undefined;

function addressFor(
  headers: Record<string, string>,
  {
    host = 'api.example',
    publicUrl,
    protocol = 'https',
  }: { host?: string; publicUrl?: string; protocol?: string } = {},
): string {
  return publicAddress({ headers, host, protocol, socket: { localPort: 8443 } }, { publicUrl, brands });
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
])('%s gets whole addresses, with the configured host or that of its brand', (_, headers) => {
  expect(addressFor(headers, { publicUrl: 'https://play.example' })).toBe('https://play.example');
  expect(addressFor(headers, { host: 'own.example' })).toBe('https://own.example');
  expect(addressFor(headers, { host: 'own.example:443' })).toBe('https://own.example');
  expect(addressFor(headers, { host: 'own.example:8443' })).toBe('https://own.example:8443');
});

test.each(['api.example', 'evil.example', 'own.example:6666', 'evil.example/path', 'a b', '<script>', ''])(
  'a host of "%s", which is no brand’s or not at a port of ours, is not used in an address',
  (host) => {
    expect(addressFor({}, { host })).toBe('');
    expect(addressFor({}, { host, publicUrl: 'https://play.example' })).toBe('https://play.example');
  },
);

test('a scheme that is none of the web is not used in an address', () => {
  expect(addressFor({}, { host: 'own.example', protocol: 'javascript' })).toBe('');
});
