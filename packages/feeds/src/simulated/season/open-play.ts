import type { RolloutCounts } from '../../cricket/pricing/cricket-pricer.ts';
import type { Play } from '../../play/play.ts';
import { cricketPlay } from '../cricket/cricket-play.ts';
import { footballPlay } from '../football/football-play.ts';
import { tennisPlay } from '../tennis/tennis-play.ts';
import type { Fixture } from './fixture.ts';
import type { SeasonGenerator } from './generators.ts';
import { type PlannedMatch, planMatch } from './plan-match.ts';

export interface OpenedPlay {
  readonly play: Play;
  readonly teams: readonly [string, string];
  readonly series: string;
}

/** A match with prices, which are computed from the play so far and public facts, never from the seed. */
export function openPlay(
  fixture: Fixture,
  seed: Uint8Array,
  counts: RolloutCounts,
  generator: SeasonGenerator,
): OpenedPlay {
  const planned = planMatch(fixture, seed, generator);
  const { teams, series } = planned;
  return { play: playOf(planned, counts), teams, series };
}

function playOf(planned: PlannedMatch, counts: RolloutCounts): Play {
  switch (planned.sport) {
    case 'cricket':
      return cricketPlay(planned.plan, planned.random, counts);
    case 'football':
      return footballPlay(planned.plan, planned.random);
    case 'tennis':
      return tennisPlay(planned.plan, planned.random);
  }
}
