import { beforeEach, expect, test, vi } from 'vitest';
import { createSlip } from '../../../betting/slip.ts';
import { lionsBet } from './fake-bet.ts';
import { openPaneFor } from './open-pane-for.ts';
import type { SportsBet } from './sports-bet.ts';

const lines: string[] = [];
vi.mock('@maidan/ui/shell-places.tsx', () => ({
  openSidePane: () => lines.push('open'),
  closeSidePane: () => lines.push('close'),
}));
beforeEach(() => lines.splice(0));

function openSlip() {
  let second = () => {};
  const slip = createSlip<SportsBet>({
    seconds: 10,
    place: async () => ({ isPlaced: true, message: '' }),
    onPlaced: () => undefined,
    now: () => 0,
    everySecond: (callback) => {
      second = callback;
      return () => undefined;
    },
    newRequestId: () => 'request',
    availableCoins: () => undefined,
  });
  return { slip, tick: () => second() };
}

test('the drawer opens with the slip and closes with it', () => {
  const { slip } = openSlip();
  openPaneFor(slip);
  slip.open(lionsBet);
  expect(lines).toEqual(['open']);
  slip.close();
  expect(lines).toEqual(['open', 'close']);
});

test('a drawer that the player closed stays closed while the same slip counts down', () => {
  const { slip, tick } = openSlip();
  openPaneFor(slip);
  slip.open(lionsBet);
  tick();
  slip.setStake(500);
  expect(lines).toEqual(['open']);
});

test('the drawer stays open until the house has answered, and then closes', async () => {
  const { slip } = openSlip();
  openPaneFor(slip);
  slip.open(lionsBet);
  slip.setStake(500);
  slip.done();
  expect(lines).toEqual(['open']);
  await vi.waitFor(() => expect(lines).toEqual(['open', 'close']));
});
