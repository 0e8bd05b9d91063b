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

it('opened in turns the season sends one match after another, with other work in between, and then goes on as usual', () => {
  const clock = manualClock(STARTED_AT + 5_000);
  const setting = { seed: 'turns', clock, speed: 1, startedAt: STARTED_AT, rollouts: ROLLOUTS };
  const atOnce: (readonly FeedChange[])[] = [];
  simulatedSeason(setting).start((changes) => atOnce.push(changes))();
  const beats: { changes: readonly FeedChange[]; confirmed: readonly string[] | undefined }[] = [];
  let opened = 0;
  const feed = simulatedSeason(setting).inTurns(() => {
    opened = beats.length;
  });
  const stop = feed.start((changes, confirmed) => beats.push({ changes, confirmed }));
  expect([beats.length, opened]).toEqual([1, 0]);
  clock.advance(0);
  while (opened === 0) clock.advance(0);
  const turns = beats.slice(0, opened - 1);
  // One that is over is sent twice: before its markets, and after its results.
  const matchesIn = (changes: readonly FeedChange[]) =>
    new Set(changes.flatMap((change) => (change.kind === 'match' ? [change.match.id] : []))).size;
  expect(turns.map(({ changes }) => matchesIn(changes))).toEqual(turns.map(() => 1));
  // Prices that have not been computed again are not confirmed.
  expect(turns.map(({ confirmed }) => confirmed)).toEqual(turns.map(() => []));
  expect(turns.flatMap(({ changes }) => changes)).toEqual(atOnce.flat());
  clock.advance(10_000);
  stop();
  expect(beats.slice(opened).flatMap(({ changes }) => changes).length).toBeGreaterThan(0);
});

it('the season lists the matches it sends at its start, and no other', () => {
  const clock = manualClock(STARTED_AT + 5_000);
  const [except, missing] = [new Set<string>(), '3011400000'];
  const season = simulatedSeason({
    seed: 'l',
    clock,
    speed: 1,
    startedAt: STARTED_AT,
    rollouts: ROLLOUTS,
    except,
  });
  const sent: string[] = [];
  season.start((changes) => {
    for (const change of changes) if (change.kind === 'match') sent.push(change.match.id);
  })();
  expect(sent.length).toBeGreaterThan(10);
  expect([...sent, missing].filter((id) => season.lists(id))).toEqual(sent);
  except.add(String(sent[0]));
  expect(season.lists(String(sent[0]))).toBe(false);
});
