import { decimalFromOdds, odds } from '@maidan/betting';
import { type Match, type MatchDetail, type MatchPlay, sportIds } from '@maidan/contract';
import type { CricketDetail, FeedMatch, SportScore, TennisDetail } from '@maidan/feeds';
import type { MarketKind } from '@maidan/sports';
import { ownHost } from '../../live/own-host.ts';
import { indiaTime } from '../../time/period.ts';
import type { BoardMarket, BoardMatch } from './board/board-state.ts';
import { type Flags, isOfferedKind, offeredMarket } from './match-terms.ts';
import type { MatchRow } from './store.ts';

export const isOfSport = ({ sport }: MatchRow, sportId: number | undefined): boolean =>
  sportId === undefined || sportIds[sport] === sportId;

const statuses: Record<FeedMatch['status'], Match['status']> = {
  upcoming: 'UPCOMING',
  'in-play': 'INPLAY',
  completed: 'COMPLETED',
  abandoned: 'ABANDONED',
};

/** DD-MM-YYYY HH:mm:ss at +05:30. */
export function matchDate(at: number): string {
  const [date = '', time = ''] = indiaTime(at).split('T');
  return `${date.split('-').reverse().join('-')} ${time.slice(0, 8)}`;
}

/** How a client reaches the house (`Caller`). */
export interface Reached {
  readonly publicAddress: string;
  readonly brand: { readonly socketAddress: string; readonly flags: Flags };
}

function head(row: MatchRow, { publicAddress, brand }: Reached) {
  return {
    _id: row.event_id,
    matchName: row.name,
    matchDate: matchDate(row.starts_at),
    seriesName: row.series,
    status: statuses[row.status],
    marketId: row.market_id,
    eventId: row.event_id,
    cacheUrl: `${publicAddress}/cache/bookmaker/${row.market_id}`,
    otherMarketCacheUrl: `${publicAddress}/cache/odds/${row.event_id}`,
    socketUrl: brand.socketAddress || publicAddress || ownHost,
    socketPerm: row.socket_perm,
    scoreIframe: `${publicAddress}/score/${row.event_id}`,
    sportId: sportIds[row.sport],
    priority: row.status === 'in-play' ? 1 : 2,
  };
}

type IsStale = (market: BoardMarket) => boolean;

export function matchToWire(
  row: MatchRow,
  board: BoardMatch | undefined,
  isStale: IsStale,
  reached: Reached,
): Match {
  const { flags } = reached.brand;
  const onOffer = board === undefined ? [] : offeredMarkets(board, flags);
  return {
    ...head(row, reached),
    prices: board === undefined ? [] : bestPrices(board, flags, isStale),
    teams: [...row.teams],
    isOpen: row.bet_status && onOffer.length > 0,
    offers: offersOf(board, onOffer),
    ...playOf(row, board),
  };
}

function offersOf(board: BoardMatch | undefined, onOffer: readonly BoardMarket[]): Match['offers'] {
  const has = (kind: MarketKind) => onOffer.some(({ market }) => market.kind === kind);
  return [
    ...(board?.match.status === 'in-play' && board.score?.detail ? (['tv'] as const) : []),
    ...(has('bookmaker') ? (['bookmaker'] as const) : []),
    ...(has('fancy') ? (['fancy'] as const) : []),
  ];
}

function playOf({ status, teams }: MatchRow, board: BoardMatch | undefined): Pick<Match, 'play'> {
  const play = status === 'in-play' && board?.score ? playToWire(board.score, teams) : undefined;
  return play === undefined ? {} : { play };
}

/** The six boxes of a row: the best prices, back and lay, of each side. */
function bestPrices(match: BoardMatch, flags: Flags, isStale: IsStale): Match['prices'] {
  const market = offeredMarket(match, 'match-odds', flags) ?? offeredMarket(match, 'bookmaker', flags);
  if (market === undefined) return [];
  const isOpen = market.state === 'open' && !isStale(market);
  return market.market.runners.map((runner) => {
    const prices = isOpen ? market.runners.find((row) => row.runnerId === runner.id) : undefined;
    return { selectionName: runner.name, back: best(prices?.back[0]?.odds), lay: best(prices?.lay[0]?.odds) };
  });
}

const best = (value: number | undefined): number => (value === undefined ? 0 : decimalFromOdds(odds(value)));

export function matchDetailToWire(
  row: MatchRow,
  board: BoardMatch | undefined,
  mayBet: boolean,
  reached: Reached,
): MatchDetail {
  const offers = (kind: MarketKind) => {
    const market = board && offeredMarket(board, kind, reached.brand.flags);
    return market !== undefined && market.state !== 'shut';
  };
  return {
    ...head(row, reached),
    notification: row.notification,
    tvUrl: `${reached.publicAddress}/tv/${row.event_id}`,
    isMatchOdds: offers('match-odds'),
    isTieOdds: offers('tied-match'),
    isToss: offers('toss'),
    isTallScore: row.sport === 'cricket',
    betStatus: row.bet_status && mayBet,
    maxMinCoins: JSON.stringify(row.limits),
    ...(row.seed_hash === null ? {} : { seedHash: row.seed_hash }),
  };
}

/** The score of a match for a row of a list; undefined where the feed has only a headline. */
function playToWire(score: SportScore, teams: readonly string[]): MatchPlay | undefined {
  if (score.detail === null) return undefined;
  if (score.sport === 'cricket') return ofCricket(score.detail, teams);
  if (score.sport === 'tennis') return ofTennis(score.detail);
  if (score.sport !== 'football') return undefined;
  const { goals, minute } = score.detail;
  return { scores: goals.map(String), state: { kind: 'minute', minute } };
}

function ofCricket({ innings, target }: CricketDetail, teams: readonly string[]): MatchPlay | undefined {
  const last = innings.at(-1);
  if (last === undefined) return undefined;
  const scoreOf = (team: string) =>
    innings
      .filter((each) => each.team === team)
      .map(writeInnings)
      .join(' & ');
  const turn = teams.indexOf(last.team);
  return {
    scores: teams.map(scoreOf),
    ...(turn < 0 ? {} : { turn }),
    state:
      target !== undefined && target.need > 0
        ? { kind: 'need', runs: target.need, balls: target.ballsLeft }
        : { kind: 'overs', overs: last.overs },
  };
}

const allOut = 10;

function writeInnings({ runs, wickets, isDeclared }: CricketDetail['innings'][number]): string {
  return wickets === allOut ? String(runs) : `${runs}/${wickets}${isDeclared ? 'd' : ''}`;
}

function ofTennis({ sets, games, points, server }: TennisDetail): MatchPlay {
  const shown = [...sets, games];
  return {
    scores: [0, 1].map((side) => shown.map((set) => set[side === 0 ? 0 : 1]).join(' ')),
    turn: server,
    state: { kind: 'set', set: shown.length, points: [...points] },
  };
}

/** Those that are not shut. */
const offeredMarkets = (match: BoardMatch, flags: Flags): readonly BoardMarket[] =>
  [...match.markets.values()].filter(
    ({ state, market }) => state !== 'shut' && isOfferedKind(market.kind, flags),
  );
