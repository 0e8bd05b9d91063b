import { manualClock } from '@maidan/betting';
import { expect, test } from 'vitest';
import { type Replay, recordedFeed } from './recorded-feed.ts';

/** A replay with one step at each of these moments. */
function replayOf(moments: readonly number[]): Replay {
  let now = 0;
  return {
    advance(at) {
      now = at;
      return [];
    },
    dueAt: () => moments.find((moment) => moment > now),
  };
}

test('a replay reports once that it is over, after its last changes', () => {
  const clock = manualClock(0);
  const lines: string[] = [];
  const feed = recordedFeed('replay', () => replayOf([500, 900]), clock);
  feed.start(
    () => lines.push('changes'),
    () => lines.push('over'),
  );
  clock.advance(60_000);
  expect(lines).toEqual(['changes', 'changes', 'changes', 'over']);
});

test('a replay that is stopped does not report that it is over', () => {
  const clock = manualClock(0);
  const lines: string[] = [];
  const stop = recordedFeed('replay', () => replayOf([500]), clock).start(
    () => undefined,
    () => lines.push('over'),
  );
  stop();
  clock.advance(60_000);
  expect(lines).toEqual([]);
});
