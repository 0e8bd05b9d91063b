import { expect, test, vi } from 'vitest';
import { originOfParent } from '../frame-messages.ts';
import { gameOfPath } from '../games.ts';
import { takeLaunch } from './take-launch.ts';

const placeOf = (address: string) => {
  const { pathname, search, hash } = new URL(address);
  return { pathname, search, hash } as Location;
};

test('the token is removed from the address, which keeps its path and language', () => {
  const replaceState = vi.fn();
  const past = { replaceState } as unknown as History;
  expect(takeLaunch(placeOf('https://a.test/play/roulette?lang=hi#token=abc_123'), past)).toEqual({
    token: 'abc_123',
  });
  expect(replaceState).toHaveBeenCalledWith(null, '', '/play/roulette?lang=hi');
});

test('the tab’s secret is removed too, if it is valid', () => {
  const past = { replaceState: vi.fn() } as unknown as History;
  const secret = '0f'.repeat(16);
  const at = (given: string) => placeOf(`https://a.test/play/ludo#token=abc&secret=${given}`);
  expect(takeLaunch(at(secret), past)).toEqual({ token: 'abc', secret });
  expect(takeLaunch(at('short'), past)).toEqual({ token: 'abc' });
});

test('an address without a token is not changed', () => {
  const replaceState = vi.fn();
  expect(takeLaunch(placeOf('https://a.test/play/roulette'), { replaceState } as unknown as History)).toEqual(
    {},
  );
  expect(replaceState).not.toHaveBeenCalled();
});

test('messages go to the origin that framed the page, or to any if the browser hides it', () => {
  expect(originOfParent('https://portal.test/main/iframe-casino/100000')).toBe('https://portal.test');
  expect(originOfParent('')).toBe('*');
});

test('the last part of the path names the game', () => {
  expect(gameOfPath('/play/dus-ka-dum')).toBe('dus-ka-dum');
  expect(gameOfPath('/play/dus-ka-dum/')).toBe('dus-ka-dum');
  expect([gameOfPath('/play/baccarat'), gameOfPath('/play/toString'), gameOfPath('/')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
