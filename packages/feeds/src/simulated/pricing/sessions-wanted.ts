import type { MatchMost, MatchTotal, Session, SessionAsk } from '@maidan/sports';
import { BALLS_PER_OVER, FORMATS, type SeasonFormat } from '../cricket/format.ts';
import { currentTally, type Game } from '../cricket/game.ts';
import type { CricketPlan } from '../cricket/plan.ts';
import { IN, type Tally } from '../cricket/tally.ts';

const OVER_MARKS: Readonly<Record<SeasonFormat, readonly number[]>> = {
  T20: [6, 10, 15, 20],
  ODI: [10, 15, 20, 30, 40, 50],
  Test: [],
};

const TOTALS: readonly MatchTotal[] = [
  'runs',
  'fours',
  'sixes',
  'boundaries',
  'wides',
  'no-balls',
  'extras',
  'wickets',
  'lbw',
  'bowled',
  'caught',
  'run-outs',
  'ducks',
  'thirties',
  'fifties',
  'dot-balls',
  'single-digit-scorers',
  'double-digit-scorers',
  'wicket-takers',
  'six-hitters',
];

const MOSTS: readonly MatchMost[] = [
  'over-runs',
  'pship-runs',
  'pship-balls',
  'batter-runs',
  'batter-fours',
  'batter-sixes',
  'batter-boundaries',
  'batter-balls',
  'bowler-wickets',
  'bowler-runs',
  'bowler-dot-balls',
];

/** Sessions on the whole match, put up at the toss. */
export function matchSessions(): readonly Session[] {
  return [
    ...TOTALS.map((of): Session => ({ ask: 'match-total', of })),
    ...MOSTS.map((of): Session => ({ ask: 'match-most', of })),
  ];
}

function overMarks(format: SeasonFormat, oversDone: number, oversMax: number): readonly number[] {
  if (format !== 'Test') {
    const soon = oversDone + 3;
    const marks = OVER_MARKS[format].filter((mark) => mark > oversDone && mark <= oversMax);
    return soon < oversMax && !marks.includes(soon) ? [soon, ...marks] : marks;
  }
  const next = Math.floor(oversDone / 5) * 5 + 5;
  return [next, next + 5, next + 10, next + 20];
}

/**
 * The match may be over within a few overs, or rain has voided its match-long sessions: sessions on single balls take
 * the place of those that have run out.
 */
function isShortOfSessions(game: Game): boolean {
  const tally = currentTally(game);
  if (game.inningsBalls < FORMATS[game.strengths.format].inningsBalls) return true;
  if (game.target <= 0) return false;
  const ballsLeft = game.inningsBalls > 0 ? game.inningsBalls - tally.balls : game.matchBallsLeft;
  return ballsLeft <= 48 || game.target - tally.runs <= 50 || tally.wickets >= 7;
}

function ballSessions(team: string, oversDone: number, oversMax: number): readonly SessionAsk[] {
  return [oversDone, oversDone + 1]
    .filter((over) => over < oversMax)
    .flatMap((over) =>
      [1, 2, 3, 4, 5, 6].flatMap((ball): SessionAsk[] => [
        { ask: 'ball-runs', team, over, ball },
        { ask: 'over-ball-runs', team, over, ball },
      ]),
    );
}

function overSessions(plan: CricketPlan, game: Game, team: string): readonly SessionAsk[] {
  const { format } = plan;
  const tally = currentTally(game);
  const oversDone = Math.floor(tally.balls / BALLS_PER_OVER);
  const oversMax = game.inningsBalls === 0 ? 999 : game.inningsBalls / BALLS_PER_OVER;
  const wanted: SessionAsk[] = [];
  for (const overs of overMarks(format, oversDone, oversMax)) {
    wanted.push({ ask: 'over-runs', team, overs });
    if (overs % 5 === 0 || overs === 6) wanted.push({ ask: 'over-block-boundaries', team, overs });
  }
  for (const over of [oversDone + 1, oversDone + 2, oversDone + 3]) {
    if (over <= oversMax) wanted.push({ ask: 'only-over-runs', team, over });
  }
  if (format === 'T20' && game.innings.length === 1) {
    for (const overs of [6, 20])
      if (overs > oversDone && overs <= oversMax) wanted.push({ ask: 'dot-balls', team, overs });
  }
  return isShortOfSessions(game) ? [...wanted, ...ballSessions(team, oversDone, oversMax)] : wanted;
}

function wicketSessions(wickets: number, team: string): readonly SessionAsk[] {
  const wanted: SessionAsk[] = [];
  for (const wicket of [wickets + 1, wickets + 2]) {
    if (wicket <= 10)
      wanted.push({ ask: 'fall-of-wicket', team, wicket }, { ask: 'wicket-balls', team, wicket });
  }
  if (wickets < 10) {
    for (const ask of ['pship-runs', 'pship-balls', 'pship-boundaries'] as const) {
      wanted.push({ ask, team, wicket: wickets + 1 });
    }
  }
  if (wickets < 3) wanted.push({ ask: 'first-wickets-runs', team, wickets: wickets + 3 });
  return wanted;
}

function batterSessions(tally: Tally, players: readonly string[], team: string): readonly SessionAsk[] {
  return players.flatMap((player, place): SessionAsk[] =>
    tally.standing[place] === IN
      ? [
          { ask: 'player-runs', team, player },
          { ask: 'player-boundaries', team, player },
          { ask: 'player-balls', team, player },
        ]
      : [],
  );
}

/** Sessions on the innings in progress that should be on the board now, whether or not they already are. */
export function inningsSessions(plan: CricketPlan, game: Game): readonly Session[] {
  const tally = currentTally(game);
  const squad = plan.squads[tally.side];
  const team = squad.team.name;
  const number = game.innings.filter(({ side }) => side === tally.side).length;
  const terms = number === 1 ? {} : { inningsNumber: number };
  const asks = [
    ...overSessions(plan, game, team),
    ...wicketSessions(tally.wickets, team),
    ...batterSessions(tally, squad.players, team),
  ];
  return [{ ask: 'innings-runs', team, inningsNumber: number }, ...asks.map((ask) => ({ ...ask, ...terms }))];
}
