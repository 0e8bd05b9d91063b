import type { Session, SessionAsk, SessionTerms } from '@maidan/sports';
import { ballsInOver } from '../figures/format.ts';
import { currentTally, type Game } from '../figures/game.ts';
import { IN } from '../figures/tally.ts';
import type { CricketPlan } from '../plan.ts';
import { oversMaxOf } from './overs-max-of.ts';
import { spellAt } from './spell-at.ts';

/** Totals that stay open as odd or even until the last ball, when most lines on their number are already decided. */
function runsInDoubt(plan: CricketPlan, game: Game, balls: readonly number[]): readonly SessionAsk[] {
  const tally = currentTally(game);
  const { team: squad, players } = plan.squads[tally.side];
  const team = squad.name;
  const over = Math.floor(tally.balls / ballsInOver);
  const inningsNumber = game.innings.filter(({ side }) => side === tally.side).length;
  const isWholeOver = over < oversMaxOf(game);
  const wickets = [tally.wickets + 1, tally.wickets + 2].filter((wicket) => wicket <= game.wicketsMax);
  return [
    { ask: 'innings-runs', team, inningsNumber },
    ...(isWholeOver ? overAsks(plan, game, team, over + 1) : []),
    ...balls.flatMap((ball): SessionAsk[] => [
      { ask: 'ball-runs', team, over, ball },
      { ask: 'over-ball-runs', team, over, ball },
    ]),
    ...wickets.map((wicket): SessionAsk => ({ ask: 'fall-of-wicket', team, wicket })),
    { ask: 'first-wickets-runs', team, wickets: firstWicketsAt(game) },
    { ask: 'pship-runs', team, wicket: tally.wickets + 1 },
    ...players.flatMap((player, place): SessionAsk[] =>
      tally.standing[place] === IN ? [{ ask: 'player-runs', team, player }] : [],
    ),
  ];
}

function overAsks(plan: CricketPlan, game: Game, team: string, over: number): readonly SessionAsk[] {
  return [
    { ask: 'over-runs', team, overs: over },
    { ask: 'only-over-runs', team, over },
    { ask: 'bowler-runs', ...spellAt(plan, game, over) },
  ];
}

/** The wicket after the next to fall, or the last. */
function firstWicketsAt(game: Game): number {
  return Math.min(currentTally(game).wickets + 2, game.wicketsMax);
}

/** Sessions for the last balls of an innings, mostly on those balls. */
export function lastBallSessions(plan: CricketPlan, game: Game, terms: SessionTerms): readonly Session[] {
  const { side, balls: bowled } = currentTally(game);
  const team = plan.squads[side].team.name;
  const over = Math.floor(bowled / ballsInOver);
  const next = (bowled % ballsInOver) + 1;
  const ballsLeft = game.inningsBalls === 0 ? ballsInOver : game.inningsBalls - bowled;
  const balls = next === ballsInOver || ballsLeft === 1 ? [next] : [next, next + 1];
  return [
    { ask: 'first-wickets-runs', team, wickets: firstWicketsAt(game), ...terms },
    ...balls.map((ball): Session => ({ ask: 'ball-wickets', team, over, ball, ...terms })),
    ...runsInDoubt(plan, game, balls).map((ask): Session => ({ ...ask, ...terms, isOdd: true })),
  ];
}
