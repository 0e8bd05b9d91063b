import type { FeedChange, FeedMatch, FeedRunner, LinePrices, MarketKind } from '@maidan/feeds';

/** A match whose markets change only when the journey changes them. */
export type ScriptedMatch = ReturnType<typeof scriptedMatch>;

type MatchOptions = Partial<
  Pick<FeedMatch, 'sport' | 'name' | 'series' | 'teams' | 'startsAt' | 'status'>
> & {
  fancyNames?: readonly string[];
};

const usualFancies = [
  '6 OVER RUNS LIONS',
  '20 OVER RUNS LIONS',
  'FALL OF 1ST WKT LIONS',
  'TOTAL MATCH BOUNDARIES',
];
const usualLine: LinePrices = { noRun: 45, yesRun: 47, noOdds: 10_000, yesOdds: 9_000 };
let made = 0;

/** The address of a match's page; the match need not exist. */
export const matchPath = (eventId: string): string => `/main/match-deatils/1.${eventId}/${eventId}`;

export function scriptedMatch(options: MatchOptions = {}) {
  made += 1;
  const { fancyNames = usualFancies, ...words } = options;
  const id = `9${process.pid % 100_000}${String(made).padStart(3, '0')}`;
  const teams = words.teams ?? ['Lions', 'Tigers'];
  const match: FeedMatch = {
    id,
    sport: 'cricket',
    name: teams.join(' v '),
    series: 'Scripted Cup',
    teams,
    startsAt: Date.now() - 3_600_000,
    status: 'in-play',
    ...words,
  };
  const sides = teams.map((name, index) => ({ id: String(index + 1), name }));
  const yesNo = [
    { id: '1', name: 'Yes' },
    { id: '2', name: 'No' },
  ];
  const marketIds = { bookmaker: `${id}b`, 'match-odds': `${id}m`, 'tied-match': `${id}t`, toss: `${id}s` };
  const winnerRules = [
    [marketIds.bookmaker, 'match-winner'],
    [marketIds['match-odds'], 'match-winner'],
    [marketIds['tied-match'], 'tied-match'],
    [marketIds.toss, 'toss-winner'],
  ] as const;
  const fancies = fancyNames.map((name, index) => ({ id: `${id}f${index}`, name }));

  const market = (
    marketId: string,
    kind: MarketKind,
    name: string,
    runners: readonly FeedRunner[],
    at = 0,
  ): FeedChange => ({
    kind: 'market',
    market: {
      id: marketId,
      matchId: id,
      kind,
      name,
      runners,
      isCommission: at % 2 === 0,
      remark: `Remark of ${name}`,
    },
  });
  const priced = (marketId: string, runners: readonly FeedRunner[], odds: number): FeedChange => ({
    kind: 'prices',
    marketId,
    state: 'open',
    runners: runners.map((runner) => ({
      runnerId: runner.id,
      back: [0, 1, 2].map((depth) => ({ odds: odds - 100 * depth, size: 12_500 * (depth + 1) })),
      lay: [1, 2, 3].map((depth) => ({ odds: odds + 100 * depth, size: 8_000 * depth })),
    })),
  });

  const won = (marketId: string, rule: (typeof winnerRules)[number][1]): FeedChange => ({
    kind: 'result',
    marketId,
    result: { kind: 'winner', runnerId: '1' },
    rule,
    reason: 'As scripted',
    balls: [],
  });

  return {
    eventId: id,
    marketId: `1.${id}`,
    path: matchPath(id),
    fancies,
    opening(): FeedChange[] {
      return [
        { kind: 'match', match },
        market(marketIds.bookmaker, 'bookmaker', 'Bookmaker', sides),
        market(marketIds['match-odds'], 'match-odds', 'Match Odds', sides),
        market(marketIds['tied-match'], 'tied-match', 'Tied Match', yesNo),
        market(marketIds.toss, 'toss', 'To Win the Toss', sides),
        ...fancies.map((fancy, index) => market(fancy.id, 'fancy', fancy.name, [], index)),
        priced(marketIds.bookmaker, sides, 9_000),
        priced(marketIds['match-odds'], sides, 8_500),
        priced(marketIds['tied-match'], yesNo, 90_000),
        priced(marketIds.toss, sides, 9_500),
        ...fancies.map(
          (fancy): FeedChange => ({ kind: 'prices', marketId: fancy.id, state: 'open', line: usualLine }),
        ),
      ];
    },
    /** Sets every runner of a market to this price. */
    price: (kind: keyof typeof marketIds, odds: number): FeedChange[] => [
      priced(marketIds[kind], kind === 'tied-match' ? yesNo : sides, odds),
    ],
    line: (at: number, line: Partial<LinePrices>): FeedChange[] => [
      { kind: 'prices', marketId: fancies[at]?.id ?? '', state: 'open', line: { ...usualLine, ...line } },
    ],
    suspend: (kind: keyof typeof marketIds): FeedChange[] => [
      { kind: 'prices', marketId: marketIds[kind], state: 'suspended' },
    ],
    suspendFancy: (at: number): FeedChange[] => [
      { kind: 'prices', marketId: fancies[at]?.id ?? '', state: 'suspended' },
    ],
    /** The first side wins and every fancy is settled at this run. */
    result: (run: number): FeedChange[] => [
      ...winnerRules.map(([marketId, rule]) => won(marketId, rule)),
      ...fancies.map(
        (fancy): FeedChange => ({
          kind: 'result',
          marketId: fancy.id,
          result: { kind: 'run', run },
          rule: 'over-session-complete',
          reason: 'As scripted',
          balls: [],
        }),
      ),
    ],
    /** The first side wins the toss; the match goes on. */
    tossResult: (): FeedChange[] => [won(marketIds.toss, 'toss-winner')],
    /** Moves the start this far ahead: until an hour before it, the toss can be bet on. */
    startIn: (hours: number): FeedChange[] => [
      { kind: 'match', match: { ...match, startsAt: Date.now() + hours * 3_600_000 } },
    ],
    status: (status: FeedMatch['status']): FeedChange[] => [{ kind: 'match', match: { ...match, status } }],
  };
}
