import { manualClock } from '@maidan/betting';
import { expect, it } from 'vitest';
import type { FeedChange } from '../feed.ts';
import { simulatedSeason } from './simulated-season.ts';

const STARTED_AT = Date.UTC(2026, 10, 15, 2, 0, 0);
/** Few rollouts, since no test here looks at prices. */
const ROLLOUTS = { innings: 1, match: 1 };

it('the season emits the full picture at once, then changes beat by beat, and nothing once stopped', () => {
  const clock = manualClock(STARTED_AT + 5_000);
  const season = simulatedSeason({
    seed: 'beats',
    clock,
    speed: 1,
    startedAt: STARTED_AT,
    rollouts: ROLLOUTS,
  });
  const beats: (readonly FeedChange[])[] = [];
  const stop = season.start((changes) => beats.push(changes));
  expect(beats.length).toBe(1);
  expect(new Set(beats[0]?.map(({ kind }) => kind))).toEqual(
    new Set(['match', 'market', 'prices', 'score', 'result']),
  );
  clock.advance(10_000);
  expect(beats.length).toBeGreaterThan(10);
  stop();
  const before = beats.length;
  clock.advance(60_000);
  expect(beats.length).toBe(before);
});

it('the season sends heartbeats, however slowly it runs', () => {
  const clock = manualClock(STARTED_AT);
  const season = simulatedSeason({
    seed: 'slow',
    clock,
    speed: 0.01,
    startedAt: STARTED_AT,
    rollouts: ROLLOUTS,
  });
  const heard: number[] = [];
  const stop = season.start(() => heard.push(clock.now()));
  clock.advance(20_000);
  stop();
  heard.forEach((at, index) => {
    expect(at - (heard[index - 1] ?? at)).toBeLessThanOrEqual(1_000);
  });
  expect(heard.length).toBeGreaterThanOrEqual(20);
});

it('the season sends the changes within a beat together at a high speed', () => {
  const clock = manualClock(STARTED_AT);
  const season = simulatedSeason({
    seed: 'fast',
    clock,
    speed: 60,
    startedAt: STARTED_AT,
    rollouts: ROLLOUTS,
    beatMs: 500,
  });
  let beats = 0;
  const stop = season.start(() => {
    beats += 1;
  });
  clock.advance(3_000);
  stop();
  expect(beats).toBeLessThanOrEqual(7);
});

it('the season refuses a speed at which time would not pass', () => {
  const clock = manualClock(STARTED_AT);
  expect(() => simulatedSeason({ seed: 'x', clock, speed: 0, startedAt: STARTED_AT })).toThrow('speed 0');
});
