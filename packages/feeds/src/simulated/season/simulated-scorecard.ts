import { usualRollouts } from '../../cricket/pricing/cricket-pricer.ts';
import { type CricketPlay, type Scorecard, scorecardAt } from '../../cricket/scorecard.ts';
import type { Play } from '../../play/play.ts';
import { fixtureOfId } from './fixture.ts';
import { generatorVersion } from './generators.ts';
import { matchSeed } from './match-seed.ts';
import { openPlay } from './open-play.ts';
import type { SeasonSetting } from './season.ts';

/** The scorecard of a cricket match of the house's own season; undefined for any other id. */
export function simulatedScorecard(
  setting: SeasonSetting,
  matchId: string,
  now: number,
): Scorecard | undefined {
  const fixture = fixtureOfId(matchId, setting);
  if (fixture === undefined) return undefined;
  const { seed, generator = generatorVersion } = setting;
  const { play } = openPlay(fixture, matchSeed(seed, matchId), usualRollouts, generator);
  return isCricket(play) ? scorecardAt(play, fixture.startsAt, setting.speed, now) : undefined;
}

function isCricket(play: Play): play is CricketPlay {
  return 'state' in play && play.score().sport === 'cricket';
}
