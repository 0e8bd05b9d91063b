import { isDeepStrictEqual } from 'node:util';
import type { BookmakerPatch, BookmakerPicture, OddsMarket, OddsPatch, OddsPicture } from '@maidan/contract';
import type { Board } from './board.ts';
import type { BoardMarket, BoardMatch } from './board-state.ts';
import { diffRows } from './diff-rows.ts';
import {
  type BookmakerResult,
  bookmakerResult,
  oddsMarkets,
  type SessionLimits,
  type SizeMax,
} from './pictures-wire.ts';

/** A match's pictures, numbered: the number grows when the picture differs, never otherwise. */
export interface Pictures {
  /** Builds the picture anew if its match was touched. The patch leads from the picture before. */
  bookmaker(match: BoardMatch): { picture: BookmakerPicture; patch: BookmakerPatch | undefined };
  odds(match: BoardMatch): { picture: OddsPicture; patch: OddsPatch | undefined };
  /** The last ones built, whatever happened since. */
  lastBookmaker(match: BoardMatch): BookmakerPicture | undefined;
  lastOdds(match: BoardMatch): OddsPicture | undefined;
  forget(eventId: string): void;
}

export interface PictureLimits {
  readonly session: SessionLimits;
  readonly sizeMax: SizeMax;
}

export function createPictures(board: Board, limitsOf: (match: BoardMatch) => PictureLimits): Pictures {
  const bookmakers = new Map<string, BookmakerPicture>();
  const odds = new Map<string, OddsPicture>();
  const isStale = (match: BoardMatch) => (market: BoardMarket) => board.staleMs(match, market) !== undefined;

  return {
    bookmaker(match) {
      const before = bookmakers.get(match.match.id);
      const unbettable = { isStale: isStale(match), isTossOver: board.isTossOver(match) };
      const result = bookmakerResult(match, unbettable, limitsOf(match).session);
      const patch = before === undefined ? undefined : bookmakerPatch(before, result);
      if (before !== undefined && patch === undefined) return { picture: before, patch: undefined };
      const picture = { result, n: (before?.n ?? 0) + 1 };
      bookmakers.set(match.match.id, picture);
      return { picture, patch };
    },
    odds(match) {
      const before = odds.get(match.match.id);
      const data = oddsMarkets(match, isStale(match), limitsOf(match).sizeMax);
      const patch = before === undefined ? undefined : oddsPatch(before, data);
      if (before !== undefined && patch === undefined) return { picture: before, patch: undefined };
      const picture = { data, n: (before?.n ?? 0) + 1 };
      odds.set(match.match.id, picture);
      return { picture, patch };
    },
    lastBookmaker: (match) => bookmakers.get(match.match.id),
    lastOdds: (match) => odds.get(match.match.id),
    forget(eventId) {
      bookmakers.delete(eventId);
      odds.delete(eventId);
    },
  };
}

function bookmakerPatch(before: BookmakerPicture, after: BookmakerResult): BookmakerPatch | undefined {
  const sessions = diffRows(before.result.session, after.session, 'Selection_id');
  const patch = {
    ...(isDeepStrictEqual(before.result.team_data, after.team_data) ? {} : { team_data: after.team_data }),
    ...(isDeepStrictEqual(before.result.toss_data, after.toss_data) ? {} : { toss_data: after.toss_data }),
    ...(sessions.changed.length > 0 ? { session: sessions.changed } : {}),
    ...(sessions.gone.length > 0 ? { gone: sessions.gone } : {}),
  };
  if (Object.keys(patch).length === 0) return undefined;
  return { ...patch, n: before.n + 1 } as BookmakerPatch;
}

function oddsPatch(before: OddsPicture, after: readonly OddsMarket[]): OddsPatch | undefined {
  const markets = diffRows(before.data, after, 'marketId');
  if (markets.changed.length === 0 && markets.gone.length === 0) return undefined;
  const earlier = new Map(before.data.map((market) => [market.marketId, market]));
  const data = markets.changed.map((market) => {
    const old = market.marketId === undefined ? undefined : earlier.get(market.marketId);
    if (old === undefined || market.runners === undefined) return market;
    return { ...market, runners: diffRows(old.runners, market.runners, 'selectionId').changed };
  });
  return { n: before.n + 1, data, ...(markets.gone.length > 0 ? { gone: markets.gone } : {}) } as OddsPatch;
}
