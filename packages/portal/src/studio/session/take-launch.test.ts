import { expect, test, vi } from 'vitest';
import { originOfParent } from '../frame-messages.ts';
import { gameOfPath } from '../games.ts';
import { takeToken } from './take-token.ts';

const placeOf = (address: string) => {
  const { pathname, search, hash } = new URL(address);
  return { pathname, search, hash } as Location;
};

test('the token is taken out of the address, which keeps its path and language', () => {
  const replaceState = vi.fn();
  const past = { replaceState } as unknown as History;
  expect(takeToken(placeOf('https://a.test/play/roulette?lang=hi#token=abc_123'), past)).toBe('abc_123');
  expect(replaceState).toHaveBeenCalledWith(null, '', '/play/roulette?lang=hi');
});

test('an address without a token is left alone', () => {
  const replaceState = vi.fn();
  expect(
    takeToken(placeOf('https://a.test/play/roulette'), { replaceState } as unknown as History),
  ).toBeUndefined();
  expect(replaceState).not.toHaveBeenCalled();
});

test('messages go to the origin that framed the page, or to any where the browser hides it', () => {
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
