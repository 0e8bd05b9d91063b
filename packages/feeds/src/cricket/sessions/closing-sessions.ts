import { INNINGS_TOTALS, type Session, type SessionAsk, type SessionTerms } from '@maidan/sports';
import { ballsInOver } from '../figures/format.ts';
import { currentTally, type Game } from '../figures/game.ts';
import { isLastStretch, isShortOfSessions } from '../figures/near-the-end.ts';
import { IN } from '../figures/tally.ts';
import type { CricketPlan } from '../plan.ts';
import { lastBallSessions } from './last-ball-sessions.ts';
import { oversMaxOf } from './overs-max-of.ts';
import { spellAt } from './spell-at.ts';

/** For every ball of an over: its own runs, and the score after it. */
function ballSessions(team: string, over: number): readonly SessionAsk[] {
  return [1, 2, 3, 4, 5, 6].flatMap((ball): SessionAsk[] => [
    { ask: 'ball-runs', team, over, ball },
    { ask: 'over-ball-runs', team, over, ball },
  ]);
}

function overSessions(plan: CricketPlan, game: Game, team: string): readonly SessionAsk[] {
  const oversDone = Math.floor(currentTally(game).balls / ballsInOver);
  return [oversDone + 1, oversDone + 2]
    .filter((over) => over <= oversMaxOf(game))
    .flatMap((over): SessionAsk[] => [
      ...ballSessions(team, over - 1),
      { ask: 'over-runs', team, overs: over },
      { ask: 'over-block-boundaries', team, overs: over },
      { ask: 'only-over-wickets', team, over },
      { ask: 'only-over-boundaries', team, over },
      { ask: 'bowler-runs', ...spellAt(plan, game, over) },
      { ask: 'bowler-wickets', ...spellAt(plan, game, over) },
    ]);
}

function hitterSessions(plan: CricketPlan, game: Game): readonly SessionAsk[] {
  const tally = currentTally(game);
  const { team, players } = plan.squads[tally.side];
  return players.flatMap((player, place): SessionAsk[] =>
    tally.standing[place] === IN
      ? [
          { ask: 'player-fours', team: team.name, player },
          { ask: 'player-sixes', team: team.name, player },
        ]
      : [],
  );
}

/**
 * Sessions that replace decided ones when the match may be over within a few overs, or rain has voided its match-long
 * sessions. Those on single balls, overs, spells and the innings itself are open to its last ball.
 */
export function closingSessions(plan: CricketPlan, game: Game, terms: SessionTerms): readonly Session[] {
  if (!isShortOfSessions(game)) return [];
  const team = plan.squads[currentTally(game).side].team.name;
  const asks: SessionAsk[] = [
    ...overSessions(plan, game, team),
    ...hitterSessions(plan, game),
    ...INNINGS_TOTALS.map((of): SessionAsk => ({ ask: 'innings-total', team, of })),
  ];
  const last = isLastStretch(game) ? lastBallSessions(plan, game, terms) : [];
  return [...asks.map((ask) => ({ ...ask, ...terms })), ...last];
}
