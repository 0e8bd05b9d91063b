import { expect, test, vi } from 'vitest';
import { createTableStore, only, type RoundNow, stageWatch, type TableNow } from './table-store.ts';

const lion = { sid: '21', isOpen: true, back: 2.94, lay: undefined, limits: undefined };
const tiger = { ...lion, sid: '11' };
const picture: TableNow = {
  round: {
    roundId: 'r1',
    phase: 'bets',
    window: 'main',
    cards: [],
    result: undefined,
    watching: 1,
    commitment: undefined,
    shut: undefined,
  },
  clock: { secondsLeft: 9, secondsTotal: 22 },
  offers: [tiger, lion],
  results: [{ roundId: 'r0', code: '21' }],
};

/** A store that publishes pictures as soon as they are put. */
function drawnAtOnce() {
  const frames: (() => void)[] = [];
  const store = createTableStore((callback) => frames.push(callback));
  const put = (table: TableNow) => {
    store.put(table);
    for (const draw of frames.splice(0)) draw();
  };
  return { ...store, put };
}

test('a passing second renders only the clock again', () => {
  const store = drawnAtOnce();
  store.put(picture);
  const [round, clock, cell, results] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  store.rounds.subscribe(only, round);
  store.clocks.subscribe(only, clock);
  store.offers.subscribe('21', cell);
  store.results.subscribe(only, results);
  store.put({ ...structuredClone(picture), clock: { secondsLeft: 8, secondsTotal: 22 } });
  expect(clock).toHaveBeenCalledTimes(1);
  expect([round, cell, results].map((listener) => listener.mock.calls.length)).toEqual([0, 0, 0]);
});

test('an option that locks renders only its own cell again', () => {
  const store = drawnAtOnce();
  store.put(picture);
  const [locked, other] = [vi.fn(), vi.fn()];
  store.offers.subscribe('21', locked);
  store.offers.subscribe('11', other);
  store.put({ ...picture, offers: [tiger, { ...lion, isOpen: false }] });
  expect(locked).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  expect(store.offers.get('21')?.isOpen).toBe(false);
});

test('an option that is no longer in the picture is removed', () => {
  const store = drawnAtOnce();
  store.put(picture);
  store.put({ ...picture, offers: [tiger] });
  expect(store.offers.get('21')).toBeUndefined();
  expect(store.prices.get(only)).toEqual({ 11: 2.94 });
});

const open = (roundId: string) => ({ round: { roundId, result: undefined } as RoundNow });
const decided = (roundId: string) => ({ round: { roundId, result: {} } as RoundNow });

test('a round that is decided and a round that begins are new stages, the first picture and a repeated one are not', () => {
  const isNewStage = stageWatch();
  const pictures = [open('1'), open('1'), decided('1'), decided('1'), open('2'), decided('2'), decided('3')];
  expect(pictures.map(isNewStage)).toEqual([false, false, true, false, true, true, true]);
});
