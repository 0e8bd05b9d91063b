import { expect, test } from 'vitest';
import { cricsheetPlay } from '../../recorded/cricsheet/cricsheet-play.ts';
import { playMatch } from '../../recorded/testing/write-match.ts';

test('a chase whose last over is incomplete is offered sessions on whole overs alone', () => {
  const match = playMatch(`T20
    Lions: 120x1
    Tigers, 111 to win in 14.3: 23x2 59x1 5xW
    Lions won by 5 runs (D/L)`);
  const play = cricsheetPlay(match, '99', { innings: 2, match: 2 });
  while (play.dueAt() !== undefined) play.step();
  const overs = play
    .state()
    .offers.flatMap(({ session }) =>
      session.ask === 'over-runs' && session.team === 'Tigers' ? [session.overs] : [],
    );
  expect(Math.max(...overs)).toBe(14);
  expect(overs.filter((count) => !Number.isInteger(count))).toEqual([]);
});
