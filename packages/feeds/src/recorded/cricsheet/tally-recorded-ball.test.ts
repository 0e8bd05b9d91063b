import { expect, test } from 'vitest';
import { currentTally } from '../../cricket/figures/game.ts';
import { measureSession } from '../../cricket/pricing/measure-session.ts';
import { smallMatch } from '../testing/write-match.ts';
import { cricsheetPlay } from './cricsheet-play.ts';
import { readCricsheet } from './read-cricsheet.ts';

test('a no-ball of two runs counts as two in prices, as the session on no-balls counts runs', () => {
  const file = smallMatch();
  const noBall = file.innings[0]?.overs[0]?.deliveries[1];
  Object.assign(noBall ?? {}, { extras: { noballs: 2 }, runs: { batter: 0, extras: 2, total: 2 } });
  const reading = readCricsheet(JSON.stringify(file));
  if (!reading.ok) throw new Error(reading.reason);
  const play = cricsheetPlay(reading.match, '9900000000', { innings: 30, match: 30 });
  while ((play.state().match.innings[0]?.overs[0]?.deliveries.length ?? 0) < 2) play.step();
  const { plan, game } = play.state();
  if (game === undefined) throw new Error('no ball was bowled');
  expect(currentTally(game).runs).toBe(6);
  expect(measureSession(plan, { ask: 'match-total', of: 'no-balls' })(game)).toBe(2);
});
