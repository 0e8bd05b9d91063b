import { type Limits, noCoins, parseCoins } from '@maidan/betting';
import type { MatchDetail, MaxMinCoins } from '@maidan/contract/wire';
import { limitsFor, type MatchLimits } from '@maidan/sports';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../house/call.ts';
import { callKey } from '../../../house/query-client.ts';
import type { PricedMatch } from '../prices/follow-match.ts';
import type { MarketKind } from '../prices/match-book.ts';

const detailPath = 'sports/sportByMarketId';
/** For changes of flags, notice and status that are not pushed. */
const refreshMs = 30_000;

export const detailKey = callKey(detailPath);

export function useMatchDetail(matchId: string) {
  return useQuery({
    queryKey: callKey(detailPath, { marketId: matchId }),
    queryFn: ({ signal }) => ask(detailPath, { marketId: matchId }, { signal }),
    refetchInterval: refreshMs,
  });
}

export function pricedMatch(detail: MatchDetail): PricedMatch {
  return {
    matchId: detail.marketId,
    eventId: detail.eventId,
    isPushed: detail.socketPerm,
    bookmakerAddress: detail.cacheUrl,
    exchangeAddress: detail.otherMarketCacheUrl,
  };
}

/** Only if the server says so: document 1 does not list `betStatus` in the detail of a match. */
export const isClosed = ({ betStatus }: Partial<Pick<MatchDetail, 'betStatus'>>): boolean =>
  betStatus === false;

export type LimitsByKind = (kind: MarketKind) => Limits;

/**
 * Undefined when the match's limits cannot be read: then none are shown, but the house still checks its own.
 */
export function readLimits(maxMinCoins: string): LimitsByKind | undefined {
  const wire = parseLimits(maxMinCoins);
  if (!wire) return undefined;
  const read = (figure: number | undefined) => parseCoins(figure) ?? noCoins;
  const limits: MatchLimits = {
    matchMin: read(wire.minimum_match_bet),
    matchMax: read(wire.maximum_match_bet),
    sessionMin: read(wire.minimum_session_bet),
    sessionMax: read(wire.maximum_session_bet),
    tieMax: read(wire.maximum_tie_coins),
    tossMax: read(wire.maximum_toss_coins),
    matchOddsMax: read(wire.maximum_matchOdds_coins),
  };
  return (kind) => limitsFor(kind, limits);
}

function parseLimits(text: string): Partial<MaxMinCoins> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
