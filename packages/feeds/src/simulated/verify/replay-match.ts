import type { Random } from '@maidan/betting';
import { decisionsOf } from '../../cricket/cricket-markets.ts';
import { beforeToss } from '../../cricket/cricket-state.ts';
import type { Decision } from '../../play/play.ts';
import { stepCricket } from '../cricket/step-cricket.ts';
import { decideFootball } from '../football/football-play.ts';
import { beforeKickOff } from '../football/football-state.ts';
import { stepFootball } from '../football/step-football.ts';
import { fixtureOfId } from '../season/fixture.ts';
import type { SeasonGenerator } from '../season/generators.ts';
import { type PlannedMatch, planMatch } from '../season/plan-match.ts';
import { decideTennis } from '../tennis/decide-tennis.ts';
import { stepTennis } from '../tennis/step-tennis.ts';
import { beforeFirstServe } from '../tennis/tennis-state.ts';
import { cricketStory, footballEnding, footballStory, type StoryPart, tennisStory } from './match-story.ts';

/** The public facts of a match of the season. */
export interface PublicMatch {
  readonly eventId: string;
  /** The digits before every id of the season. */
  readonly idPrefix: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
}

export interface ReplayedMatch {
  readonly sport: PlannedMatch['sport'];
  readonly teams: readonly [string, string];
  /** The result in one line. */
  readonly ending: string;
  readonly story: readonly StoryPart[];
  /** The decision of every market, as the season makes it. */
  readonly decisions: readonly Decision[];
}

/** Plays a whole match from its seed, without prices. Undefined for an id no season gives. */
export function replayMatch(
  facts: PublicMatch,
  seed: Uint8Array,
  generator: SeasonGenerator,
): ReplayedMatch | undefined {
  const { eventId, idPrefix, startsAt } = facts;
  // The season's start and speed affect only when things happen, not what happens.
  const fixture = fixtureOfId(eventId, { startedAt: 0, speed: 1, idPrefix });
  if (fixture === undefined) return undefined;
  const planned = planMatch({ ...fixture, startsAt }, seed, generator);
  const { sport, teams } = planned;
  return { sport, teams, ...playOut(planned) };
}

interface Moved {
  readonly moment: string;
  readonly steps: number;
}

/** Step n is drawn from the stream "step n", as the season draws it. */
function playToTheEnd<State extends Moved>(
  begin: State,
  random: Random,
  step: (state: State, random: Random) => State,
  see: (state: State) => void = () => {},
): State {
  let state = begin;
  while (state.moment !== 'over') {
    state = step(state, random.child(`step ${state.steps}`));
    see(state);
  }
  return state;
}

function playOut(planned: PlannedMatch): Pick<ReplayedMatch, 'ending' | 'story' | 'decisions'> {
  const { random } = planned;
  switch (planned.sport) {
    case 'cricket': {
      const end = playToTheEnd(beforeToss(planned.plan), random, stepCricket);
      return { ending: end.status.text, story: cricketStory(end.match), decisions: decisionsOf(end) };
    }
    case 'football': {
      const end = playToTheEnd(beforeKickOff(planned.plan), random, stepFootball);
      return { ending: footballEnding(end), story: footballStory(end), decisions: decideFootball(end) };
    }
    case 'tennis': {
      const story = tennisStory(planned.plan);
      const end = playToTheEnd(beforeFirstServe(planned.plan), random, stepTennis, story.see);
      return { ending: end.status.text, story: story.parts(), decisions: decideTennis(end) };
    }
  }
}
