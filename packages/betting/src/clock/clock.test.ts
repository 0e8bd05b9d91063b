import { describe, expect, it } from 'vitest';
import { manualClock, sleep } from './clock.ts';

describe('a manual clock', () => {
  it('runs due callbacks in order of time, then of scheduling, each at its own moment', () => {
    const clock = manualClock(1_000);
    const seen: string[] = [];
    const note = (name: string) => () => seen.push(`${name}@${clock.now()}`);
    clock.after(30, note('last'));
    clock.after(15, note('late'));
    clock.after(10, note('early'));
    clock.after(10, note('second'));
    clock.advance(20);
    expect(seen).toEqual(['early@1010', 'second@1010', 'late@1015']);
    clock.advance(20);
    expect(seen.at(-1)).toBe('last@1030');
    expect(clock.now()).toBe(1_040);
  });

  it('runs a callback that another one scheduled when it falls due within the same step', () => {
    const clock = manualClock(0);
    const beats: number[] = [];
    const beat = () => {
      beats.push(clock.now());
      clock.after(10, beat);
    };
    clock.after(10, beat);
    clock.advance(35);
    expect(beats).toEqual([10, 20, 30]);
  });

  it('runs what fell due while it stood still afterwards, all at that later moment', () => {
    const clock = manualClock(0);
    const seen: string[] = [];
    const note = (name: string) => () => seen.push(`${name}@${clock.elapsed()}`);
    clock.after(30, note('last'));
    clock.after(10, note('first'));
    clock.after(200, note('not yet'));
    clock.standStill(100);
    expect(seen).toEqual(['first@100', 'last@100']);
  });

  it('does not run a cancelled callback', () => {
    const clock = manualClock(0);
    let ran = false;
    const cancel = clock.after(5, () => {
      ran = true;
    });
    cancel();
    clock.advance(10);
    expect(ran).toBe(false);
  });

  it('keeps the elapsed time and the due callbacks when the time of day is set back', () => {
    const clock = manualClock(10_000);
    let isDue = false;
    clock.after(50, () => {
      isDue = true;
    });
    clock.setBy(-5_000);
    expect([clock.now(), clock.elapsed()]).toEqual([5_000, 0]);
    clock.advance(50);
    expect([clock.now(), clock.elapsed(), isDue]).toEqual([5_050, 50, true]);
  });

  it('ends a sleep once its time has passed', async () => {
    const clock = manualClock(0);
    const slept = sleep(clock, 100);
    clock.advance(100);
    await expect(slept).resolves.toBeUndefined();
  });
});
