import { manualClock } from '@maidan/betting';
import { expect, test } from 'vitest';
import type { MatchPicture } from './match-picture.ts';
import { type Beat, type Loaded, watchMatch } from './watch-match.ts';

const houseNow = Date.UTC(2026, 0, 1);

const picture: MatchPicture = {
  match: {
    id: '7',
    sport: 'tennis',
    name: 'A v B',
    series: 'Open',
    teams: ['A', 'B'],
    startsAt: houseNow,
    status: 'in-play',
  },
  score: null,
  isStale: false,
};

const fresh: Loaded = { kind: 'fresh', picture, tag: '"one"', houseNow };
const same: Loaded = { kind: 'same', houseNow };

/** Waits until pending promises have resolved. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function watching(answer: (call: number) => Loaded | Error) {
  const clock = manualClock(0);
  const tags: (string | undefined)[] = [];
  const beats: Beat[] = [];
  const errors: unknown[] = [];
  const watch = watchMatch({
    clock,
    async load(tag) {
      tags.push(tag);
      const answered = answer(tags.length);
      if (answered instanceof Error) throw answered;
      return answered;
    },
    onBeat: (beat) => beats.push(beat),
    onLost: (error) => errors.push(error),
  });
  async function seconds(count: number): Promise<void> {
    for (let second = 0; second < count; second++) {
      clock.advance(1_000);
      await settle();
    }
  }
  return { watch, tags, beats, errors, seconds, last: () => beats.at(-1) };
}

test('the page polls at once and then every second, with the tag of the picture it has', async () => {
  const { watch, tags, seconds, last } = watching((call) => (call === 1 ? fresh : same));
  watch.wake();
  await settle();
  await seconds(2);
  expect(tags).toEqual([undefined, '"one"', '"one"']);
  expect(last()?.picture).toBe(picture);
});

test('the page does not poll while it sleeps, and polls at once when it wakes', async () => {
  const { watch, tags, seconds } = watching(() => fresh);
  watch.wake();
  await settle();
  watch.sleep();
  await seconds(30);
  expect(tags.length).toBe(1);
  watch.wake();
  await settle();
  expect(tags.length).toBe(2);
});

test('waking twice does not double the polling', async () => {
  const { watch, beats, seconds } = watching(() => fresh);
  watch.wake();
  watch.wake();
  await settle();
  await seconds(3);
  expect(beats.length).toBe(4);
});

test('a lost connection keeps the last picture, counts the seconds and reports the loss once', async () => {
  const { watch, errors, seconds, last } = watching((call) => (call === 1 ? fresh : new Error('lost')));
  watch.wake();
  await settle();
  await seconds(9);
  expect(last()).toMatchObject({ picture, lostSeconds: 9 });
  expect(errors.length).toBe(1);
});

test('while nobody answers polls become rarer, but at least one every eight seconds', async () => {
  const { watch, tags, seconds } = watching(() => new Error('lost'));
  watch.wake();
  await settle();
  await seconds(1 + 2 + 4 + 8 + 8 + 8);
  expect(tags.length).toBe(7);
});

test('the first answer ends the loss of connection', async () => {
  const { watch, seconds, last } = watching((call) => (call === 2 ? new Error('lost') : fresh));
  watch.wake();
  await settle();
  await seconds(1);
  expect(last()?.lostSeconds).toBe(1);
  await seconds(1);
  expect(last()?.lostSeconds).toBeUndefined();
});

test('the time is the house’s, carried on between its answers', async () => {
  const { watch, seconds, last } = watching((call) => (call === 1 ? fresh : new Error('lost')));
  watch.wake();
  await settle();
  await seconds(5);
  expect(last()?.houseNow).toBe(houseNow + 5_000);
});

test('an unknown match is polled every ten seconds', async () => {
  const { watch, tags, seconds, last } = watching(() => ({ kind: 'unknown' }));
  watch.wake();
  await settle();
  await seconds(20);
  expect(last()?.isUnknown).toBe(true);
  expect(tags.length).toBe(3);
});
