import { EventEmitter } from 'node:events';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import { expect, test, vi } from 'vitest';
import { listenToMatchList } from './match-list-events-wire.ts';

test.each([
  ['sportsListUpdate', { isUpdate: true }, 1],
  ['sportsListUpdate', { isUpdate: false }, 0],
  ['domainUpdate', { sportListUpdate: true }, 1],
  ['domainUpdate', { isDomainSettingUpdate: true }, 0],
])('%s %o refreshes the matches %i times', (event, payload, times) => {
  const house = new EventEmitter();
  const refreshMatches = vi.fn();
  const stop = listenToMatchList(house as unknown as LiveSocket, refreshMatches);
  expect(house.listenerCount(event)).toBe(1);
  house.emit(event, payload);
  expect(refreshMatches).toHaveBeenCalledTimes(times);
  stop();
  expect(house.eventNames()).toEqual([]);
});
