import { INNINGS_TOTALS, type Session, type SessionAsk, type SessionTerms } from '@maidan/sports';
import { isLastStretch, isShortOfSessions } from '../figures/check-innings.ts';
import { ballsInOver } from '../figures/format.ts';
import { bowlerAt, currentTally, type Game, overOfBowler } from '../figures/game.ts';
import { IN } from '../figures/tally.ts';
import { bowlerPlaces, type CricketPlan } from '../plan.ts';

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
function lastBallSessions(plan: CricketPlan, game: Game, terms: SessionTerms): readonly Session[] {
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

/** More than any innings lasts. */
const oversUnlimited = 999;

/** Whole overs: a chase cut to 48.5 overs has no 49th to bet on. */
export function oversMaxOf({ inningsBalls }: Game): number {
  return inningsBalls === 0 ? oversUnlimited : Math.floor(inningsBalls / ballsInOver);
}

/** Who bowls an over, counted from 1, of the innings in progress, and which of their own overs it is. */
function spellAt(
  plan: CricketPlan,
  game: Game,
  over: number,
): { readonly team: string; readonly player: string; readonly overs: number } {
  const { side } = currentTally(game);
  const { team, players } = plan.squads[side === 0 ? 1 : 0];
  const bowler = bowlerAt(over - 1, game.spellOvers);
  const player = players[bowlerPlaces[bowler] ?? -1];
  if (player === undefined) throw new Error(`${team.name} has no bowler for over ${over}`);
  let overs = 1;
  while (overOfBowler(bowler, overs, game.spellOvers) < over) overs += 1;
  return { team: team.name, player, overs };
}
