import { coinsFromWhole, decimalFromOdds, odds } from '@maidan/betting';
import { type FlagName, type Match, type MatchDetail, type MaxMinCoins, sportIds } from '@maidan/contract';
import type { FeedMatch } from '@maidan/feeds';
import { type DecimalKind, limitsFor, type MarketKind, type MatchLimits } from '@maidan/sports';
import { indiaTime } from '../india-time.ts';
import { ownHost } from '../live/own-host.ts';
import { type BoardMarket, type BoardMatch, marketOfKind } from './board/board-state.ts';
import type { PictureLimits } from './board/match-rooms.ts';
import { isOfferedKind } from './offered-kinds.ts';
import { playToWire } from './play-wire.ts';
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
  readonly brand: { readonly socketAddress: string; readonly flags: Readonly<Record<FlagName, boolean>> };
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

export const matchToWire = (
  row: MatchRow,
  board: BoardMatch | undefined,
  isStale: IsStale,
  reached: Reached,
): Match => ({
  ...head(row, reached),
  prices: board === undefined ? [] : bestPrices(board, isStale),
  teams: [...row.teams],
  isOpen: row.bet_status && board !== undefined && [...board.markets.values()].some(isOnOffer),
  offers: board === undefined ? [] : offersOf(board),
  ...playOf(row, board),
});

const isOnOffer = ({ state }: BoardMarket): boolean => state !== 'shut';

function offersOf(board: BoardMatch): NonNullable<Match['offers']> {
  const onOffer = [...board.markets.values()].filter(isOnOffer);
  const has = (kind: MarketKind) => onOffer.some(({ market }) => market.kind === kind);
  return [
    ...(board.match.status === 'in-play' && board.score?.detail ? (['tv'] as const) : []),
    ...(has('bookmaker') ? (['bookmaker'] as const) : []),
    ...(has('fancy') ? (['fancy'] as const) : []),
  ];
}

function playOf({ status, teams }: MatchRow, board: BoardMatch | undefined): Pick<Match, 'play'> {
  const play = status === 'in-play' && board?.score ? playToWire(board.score, teams) : undefined;
  return play === undefined ? {} : { play };
}

/** The six boxes of a row: the best prices, back and lay, of each side. */
function bestPrices(match: BoardMatch, isStale: IsStale): Match['prices'] {
  const market = marketOfKind(match, 'match-odds') ?? marketOfKind(match, 'bookmaker');
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
    const market = board === undefined ? undefined : marketOfKind(board, kind);
    return market !== undefined && market.state !== 'shut' && isOfferedKind(kind, reached.brand.flags);
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

export const limitsFromWire = (wire: MaxMinCoins): MatchLimits => ({
  matchMin: coinsFromWhole(wire.minimum_match_bet),
  matchMax: coinsFromWhole(wire.maximum_match_bet),
  sessionMin: coinsFromWhole(wire.minimum_session_bet),
  sessionMax: coinsFromWhole(wire.maximum_session_bet),
  tieMax: coinsFromWhole(wire.maximum_tie_coins),
  tossMax: coinsFromWhole(wire.maximum_toss_coins),
  matchOddsMax: coinsFromWhole(wire.maximum_matchOdds_coins),
});

/** In whole coins, as the pictures show them. */
export function pictureLimits(wire: MaxMinCoins): PictureLimits {
  const limits = limitsFromWire(wire);
  const sizeMax = (kind: DecimalKind) => Number(limitsFor(kind, limits).stakeMax / 100n);
  return {
    session: { min: wire.minimum_session_bet, max: wire.maximum_session_bet },
    sizeMax,
  };
}

export const defaultLimits: MaxMinCoins = {
  maximum_match_bet: 500_000,
  minimum_match_bet: 100,
  maximum_session_bet: 100_000,
  minimum_session_bet: 100,
  maximum_tie_coins: 50_000,
  maximum_toss_coins: 0,
  maximum_matchOdds_coins: 200_000,
};
