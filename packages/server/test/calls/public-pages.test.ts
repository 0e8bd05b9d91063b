import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operatedProducts } from '../../src/products.ts';
import { operateHouse } from '../operator/operate-house.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const pagesPerAddress = 150;
const tooMany = { error: true, code: 6, message: 'Too many requests, please slow down' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    config: {
      TRUSTED_PROXIES: 1,
      CALLS_PER_ADDRESS: pagesPerAddress,
      OPERATOR_ADDRESSES: '127.0.0.1, 10.9.0.0/16',
    },
    brands: {
      ruby: { apiBase: 'https://api.ruby.example/v2/api', socketAddress: 'wss://live.ruby.example:8443/' },
    },
  });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(10_000));

const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...more },
});
const get = (path: string, address = '203.0.113.1', more: Record<string, string> = {}) =>
  app.send(path, from(address, more));

async function statuses(count: number, path: string, address: string): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let sent = 0; sent < count; sent += 1) {
    const { status } = await get(path, address);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe('the contract for machines', () => {
  const fetchDocs = async (encoding: string) => {
    const got = await fetch(`${app.address}/docs`, { headers: { 'accept-encoding': encoding } });
    return { got, text: await got.text() };
  };

  test('is compressed once, not with each request: its length is known before it is sent', async () => {
    const [plain, br, gzip] = await Promise.all(['identity', 'br', 'gzip'].map(fetchDocs));
    expect(JSON.parse(plain?.text ?? '')).toHaveProperty('openapi');
    expect(br?.text).toBe(plain?.text);
    expect(gzip?.text).toBe(plain?.text);
    expect(br?.got.headers.get('content-encoding')).toBe('br');
    expect(gzip?.got.headers.get('content-encoding')).toBe('gzip');
    const lengths = [br, gzip, plain].map((one) => Number(one?.got.headers.get('content-length')));
    expect(lengths[0]).toBeGreaterThan(0);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(br?.got.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  test('is sent in an encoding that the client accepts', async () => {
    const encodingFor = async (accepted: string) =>
      (await get('/docs', '203.0.113.1', { 'accept-encoding': accepted })).headers['content-encoding'];
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('GZIP')).toBe('gzip');
    expect(await encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await encodingFor('br;q=0, gzip;q=0.0')).toBeUndefined();
    expect(await encodingFor('brotli')).toBeUndefined();
    expect(await encodingFor('')).toBeUndefined();
  });

  test('is not sent again to a client that has it', async () => {
    const { headers } = await get('/docs');
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
    const again = await get('/docs', '203.0.113.1', { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test('is limited for each address', async () => {
    expect(await statuses(103, '/docs', '203.0.113.2')).toEqual({ 200: 100, 429: 3 });
    const refused = await get('/%64ocs', '203.0.113.2');
    expect(refused).toMatchObject({ status: 429, headers: { connection: 'close' } });
    expect(JSON.parse(refused.text)).toMatchObject(tooMany);
    expect((await get('/docs', '203.0.113.3')).status).toBe(200);
    expect((await get('/health', '203.0.113.2')).status).toBe(200);
    expect((await get('/', '203.0.113.2')).status).toBe(200);
  });
});

describe('what is for operators', () => {
  test.each(['/metrics', '/ready'])('%s is not there for the world', async (path) => {
    for (const address of ['203.0.113.1', '10.8.0.1', '2001:db8::1', 'nonsense']) {
      const got = await get(path, address);
      expect(got.status).toBe(404);
      expect(JSON.parse(got.text)).toEqual({ error: true, code: 5, message: 'Not found' });
    }
  });

  test.each(['/metrics', '/ready'])('%s is there for the addresses they named', async (path) => {
    for (const address of ['127.0.0.1', '10.9.1.2', '::ffff:10.9.1.2'])
      expect((await get(path, address)).status).toBe(200);
    expect((await app.send(path)).status).toBe(200);
  });

  test('is not found through a proxy that is not trusted', async () => {
    const direct = await startTestApp();
    try {
      expect((await direct.send('/metrics')).status).toBe(200);
      for (const header of ['x-forwarded-for', 'forwarded']) {
        const got = await direct.send('/metrics', { headers: { [header]: '127.0.0.1' } });
        expect(got.status).toBe(404);
      }
    } finally {
      await direct.close();
    }
  });

  test('is computed at most once a second', async () => {
    const replies = async () =>
      Number(/^http_replies_total\{status="404"\} (\d+)$/m.exec((await app.send('/metrics')).text)?.[1]);
    await get('/assets/none.js');
    const before = await replies();
    await get('/assets/none.js');
    app.clock.advance(999);
    expect(await replies()).toBe(before);
    app.clock.advance(1);
    expect(await replies()).toBe(before + 1);
  });

  test('does not include whether the process runs, which everybody may see', async () => {
    expect(await get('/health')).toMatchObject({ status: 200, text: '{"status":"live"}' });
  });
});

describe('a flood of pages', () => {
  test.each(['/', '/main/dashboard', '/assets/none.js', '/cache/score/none', '/brands/none.svg'])(
    'of %s from one address is refused, and no call is',
    async (path) => {
      const counts = await statuses(pagesPerAddress + 5, path, '203.0.113.4');
      expect(counts[429]).toBe(5);
      const call = { domainUrl: 'localhost' };
      const reply = await app.call('website/domainSettingByDomainName', call, {
        forwardedFor: '203.0.113.4',
      });
      expect(reply.status).toBe(200);
      app.clock.advance(10_000);
    },
  );
});

test('no reply of a call may be cached', async () => {
  const replies = [
    await app.call('website/domainSettingByDomainName', { domainUrl: 'localhost' }),
    await app.call('user/userBalance', {}),
    await app.sendBody('user/login', '{'),
    await app.send('/api/none'),
    await app.send('/api/%zz'),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 401, 400, 404, 400]);
  for (const { headers } of replies) expect(headers['cache-control']).toBe('no-store');
});

describe('a page may connect', () => {
  const connects = async (host: string, path = '/') => {
    const { headers } = await app.send(path, { headers: { host } });
    return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };

  test('to its own host alone', async () => {
    expect(await connects('jade.localhost:3000')).toBe("'self' ws://jade.localhost:3000");
  });

  test("and to the hosts of its brand's calls and sockets", async () => {
    expect(await connects('ruby.localhost')).toBe(
      "'self' ws://ruby.localhost https://api.ruby.example wss://api.ruby.example https://live.ruby.example:8443 wss://live.ruby.example:8443",
    );
  });

  test.each(['evil.example; script-src *', 'a b', '*', "'unsafe-inline'"])(
    'nowhere else, whatever host the request claims: %s',
    async (host) => {
      expect(await connects(host)).toBe("'self'");
    },
  );
});

describe('the content policy', () => {
  const policyOf = async (path: string, host = 'localhost') => {
    const { headers } = await app.send(path, { headers: { host, accept: '*/*' } });
    const parts = String(headers['content-security-policy']).split('; ');
    return new Map(parts.map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]));
  };
  const pages = ['/', '/signin', '/table-video/teen', '/play/roulette'];

  test("of the portal frames pages of its own host, and of its brand's calls", async () => {
    expect((await policyOf('/')).get('frame-src')).toBe("'self'");
    expect((await policyOf('/', 'ruby.localhost')).get('frame-src')).toBe("'self' https://api.ruby.example");
  });

  test('frames the hosts of games and streams that an operator named, and of no others', async () => {
    const own = await startTestApp({ config: { FRAME_ORIGINS: ['https://further.example'] } });
    try {
      const run = (...argv: string[]) => operateHouse(own, operatedProducts(own.products), argv);
      await run('add-provider', 'acme');
      await run('add-game', 'acme-1', 'acme', 'Acme Slots', 'https://games.acme.example/slots?lobby=1');
      await run('set-table', 'teen', '--video', 'https://video.example/teen');
      const { headers } = await own.send('/');
      const frames = /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
      expect(frames?.split(' ').toSorted()).toEqual([
        "'self'",
        'https://further.example',
        'https://games.acme.example',
        'https://video.example',
      ]);
    } finally {
      await own.close();
    }
  });

  test('of a page for frames and of a game frames nothing', async () => {
    expect((await policyOf('/play/roulette')).get('default-src')).toBe("'none'");
    expect((await policyOf('/play/roulette')).has('frame-src')).toBe(false);
  });

  test.each(pages)('of %s has no inline style but the sheet of its nonce', async (path) => {
    const policy = await policyOf(path);
    expect(policy.get('style-src')).toMatch(/^'self' (http:\/\/localhost )?'nonce-[A-Za-z0-9+/=]+'$/);
    expect(policy.get('style-src-attr')).toBe("'none'");
    expect([...policy.values()].join(' ')).not.toMatch(/'unsafe-/);
    expect([...policy.values()].join(' ')).not.toMatch(/ (\*|https?:|wss?:)( |$)/);
  });

  test("of a brand's picture lets it be coloured, and run, load and reach nothing", async () => {
    const { headers } = await app.send('/brands/ruby/logo.svg');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    );
  });
});
