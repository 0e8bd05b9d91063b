import type { MatchMost, MatchTotal, Session, SessionAsk } from '@maidan/sports';
import { ballsInOver, type SeasonFormat } from '../figures/format.ts';
import { currentTally, type Game } from '../figures/game.ts';
import { IN, type Tally } from '../figures/tally.ts';
import type { CricketPlan } from '../plan.ts';
import { closingSessions, oversMaxOf } from './closing-sessions.ts';

const usualOverMarks: Readonly<Record<SeasonFormat, readonly number[]>> = {
  T20: [6, 10, 15, 20],
  ODI: [10, 15, 20, 30, 40, 50],
  Test: [],
};

const totals: readonly MatchTotal[] = [
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

const mosts: readonly MatchMost[] = [
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

/** Sessions on the whole match, offered from the toss. */
export function matchSessions(): readonly Session[] {
  return [
    ...totals.map((of): Session => ({ ask: 'match-total', of })),
    ...mosts.map((of): Session => ({ ask: 'match-most', of })),
  ];
}

function overMarks(format: SeasonFormat, oversDone: number, oversMax: number): readonly number[] {
  if (format === 'Test') {
    const next = Math.floor(oversDone / 5) * 5 + 5;
    return [next, next + 5, next + 10, next + 20];
  }
  // The full length is included, also where rain has shortened the innings.
  const marks = [oversDone + 3, ...usualOverMarks[format], oversMax];
  return [...new Set(marks)].filter((mark) => mark > oversDone && mark <= oversMax);
}

function overSessions(game: Game, team: string): readonly SessionAsk[] {
  const { format } = game.strengths;
  const oversDone = Math.floor(currentTally(game).balls / ballsInOver);
  const oversMax = oversMaxOf(game);
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
  return wanted;
}

function wicketSessions(wickets: number, wicketsMax: number, team: string): readonly SessionAsk[] {
  const wanted: SessionAsk[] = [];
  for (const wicket of [wickets + 1, wickets + 2]) {
    if (wicket <= wicketsMax)
      wanted.push({ ask: 'fall-of-wicket', team, wicket }, { ask: 'wicket-balls', team, wicket });
  }
  if (wickets < wicketsMax) {
    for (const ask of ['pship-runs', 'pship-balls', 'pship-boundaries'] as const) {
      wanted.push({ ask, team, wicket: wickets + 1 });
    }
  }
  if (wickets + 3 <= Math.min(5, wicketsMax))
    wanted.push({ ask: 'first-wickets-runs', team, wickets: wickets + 3 });
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
  const asks: SessionAsk[] = [
    { ask: 'innings-runs', team, inningsNumber: number },
    ...overSessions(game, team),
    ...wicketSessions(tally.wickets, game.wicketsMax, team),
    ...batterSessions(tally, squad.players, team),
  ];
  return [...asks.map((ask) => ({ ...ask, ...terms })), ...closingSessions(plan, game, terms)];
}

/** A super over has few sessions from its first ball: it gets those of an innings and all closing ones. */
export function superOverSessions(plan: CricketPlan, game: Game, number: number): readonly Session[] {
  const tally = currentTally(game);
  const { team, players } = plan.squads[tally.side];
  const terms = { isSuperOver: true, ...(number === 1 ? {} : { inningsNumber: number }) };
  const asks: SessionAsk[] = [
    { ask: 'innings-runs', team: team.name, inningsNumber: number },
    { ask: 'over-runs', team: team.name, overs: 1 },
    { ask: 'only-over-runs', team: team.name, over: 1 },
    ...wicketSessions(tally.wickets, game.wicketsMax, team.name),
    ...batterSessions(tally, players, team.name),
  ];
  return [...asks.map((ask) => ({ ...ask, ...terms })), ...closingSessions(plan, game, terms)];
}
