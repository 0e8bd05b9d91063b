import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

const foreign = [
  'evil.example',
  'evil.example:3000',
  'localhost:6666',
  'localhost.evil.example',
  '[2001:db8::1]',
];

describe('whoever names a host that is not ours, to have a reply with its address stored by a cache', () => {
  const askAs = async (host: string, path: string, body: object) => {
    const { token } = await desk.bettor();
    return desk.send(`/api/${path}`, {
      method: 'POST',
      headers: { host, 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  };

  test.each(foreign)('%s is given paths, in which no reply names it', async (host) => {
    const { marketId, eventId } = await desk.tie();
    const replies = await Promise.all([
      askAs(host, 'sports/matchList', {}),
      askAs(host, 'sports/sportByMarketId', { marketId }),
      askAs(host, 'casino/getDiamondCasinoByEventId', { eventId: '3031' }),
      askAs(host, 'casino/getDiamondCasinoByEventId', { eventId: '303031' }),
      askAs(host, 'user/casinoLoginUrl', { gameId: '100000' }),
      askAs(host, 'website/domainSettingByDomainName', { domainUrl: 'localhost' }),
    ]);
    const name = host.replace(/:\d+$/, '');
    for (const { status, text } of replies) {
      expect(status).toBe(200);
      expect(text).not.toContain(`//${name}`);
    }
    expect(JSON.parse(replies[1]?.text ?? '').data).toMatchObject({
      cacheUrl: `/cache/bookmaker/${marketId}`,
      tvUrl: `/tv/${eventId}`,
    });
  });

  test.each(foreign.filter((host) => !host.startsWith('localhost:')))(
    '%s is in no page, file or header either',
    async (host) => {
      for (const path of ['/', '/signin', '/play/roulette', '/robots.txt', '/manifest.json', '/none.js']) {
        const { headers, text } = await desk.send(path, { headers: { host, accept: '*/*' } });
        expect(`${JSON.stringify(headers)}${text}`, path).not.toContain(host.replace(/:\d+$/, ''));
      }
    },
  );
});
