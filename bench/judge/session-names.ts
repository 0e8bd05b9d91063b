import {
  type CricketMatch,
  contextOfMatch,
  nameSession,
  type Session,
} from '../../packages/sports/src/index.ts';

const totals = [
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
] as const;
const moreTotals = [
  'caught',
  'run-outs',
  'stumpings',
  'ducks',
  'thirties',
  'fifties',
  'hundreds',
  'dot-balls',
  'maidens',
] as const;
const mosts = [
  'over-runs',
  'pship-runs',
  'pship-balls',
  'batter-runs',
  'batter-fours',
  'batter-sixes',
  'bowler-wickets',
] as const;
const events = ['tied', 'first-ball-four', 'six-sixes-over', 'maiden', 'hat-trick', 'five-wickets'] as const;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function teamSessions(team: string, overs: number): Session[] {
  return [
    ...upTo(overs).flatMap((over): Session[] => [
      { ask: 'over-runs', team, overs: over },
      { ask: 'only-over-runs', team, over },
      { ask: 'only-over-wickets', team, over },
      { ask: 'ball-runs', team, over: over - 1, ball: 3 },
      { ask: 'over-ball-runs', team, over: over - 1, ball: 3 },
    ]),
    ...upTo(10).flatMap((wicket): Session[] => [
      { ask: 'fall-of-wicket', team, wicket },
      { ask: 'wicket-balls', team, wicket },
      { ask: 'pship-runs', team, wicket },
      { ask: 'pship-balls', team, wicket },
      { ask: 'pship-boundaries', team, wicket },
    ]),
    ...[6, 20].map((block): Session => ({ ask: 'dot-balls', team, overs: block })),
    ...[50, 100, 150].map((runs): Session => ({ ask: 'team-balls-for-runs', team, runs })),
    { ask: 'innings-runs', team, inningsNumber: 1 },
    { ask: 'power-play-runs', team },
    { ask: 'toss-won', team },
  ];
}

function playerSessions(team: string, players: readonly string[]): Session[] {
  return players.flatMap((player): Session[] => [
    { ask: 'player-runs', team, player },
    { ask: 'player-boundaries', team, player },
    { ask: 'player-balls', team, player },
    { ask: 'player-reaches-runs', team, player, runs: 50 },
    { ask: 'bowler-runs', team, player, overs: 4 },
    { ask: 'bowler-wickets', team, player, overs: 4 },
  ]);
}

/** The name of every session a board would offer on the match. */
export function sessionNamesOf(match: CricketMatch): readonly string[] {
  const { teams } = contextOfMatch(match);
  const shortNames = Object.fromEntries(teams.map(({ name, shortNames: [short = name] }) => [name, short]));
  const sessions: Session[] = [
    ...match.teams.flatMap((team) => [
      ...teamSessions(team, match.scheduledOvers ?? 90),
      ...playerSessions(team, match.players[team] ?? []),
    ]),
    ...[...totals, ...moreTotals].map((of): Session => ({ ask: 'match-total', of })),
    ...mosts.map((of): Session => ({ ask: 'match-most', of })),
    ...events.map((of): Session => ({ ask: 'match-event', of })),
  ];
  return sessions.map((session) => nameSession(session, shortNames));
}
