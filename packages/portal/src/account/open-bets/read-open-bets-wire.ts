import { legIfLoses, legIfReached, noCoins, oddsFromRaw, parseCoins } from '@maidan/betting';
import type { CasinoBet, FancyBet, MatchBet } from '@maidan/contract/wire';
import { formatPrice, formatRate, formatWholeRate } from '@maidan/ui/format/rates.ts';
import { pathTo } from '../../paths.ts';
import type { BetEvent } from '../../product.ts';
import { pageOf } from '../../product-parts.ts';
import type { OpenBets } from './api.ts';

/** A bet without a result, with the words of its kind of market. */
export interface OpenBet {
  readonly id: string;
  readonly mode: 'lagai' | 'khai' | 'yes' | 'no';
  /** The team, the session or the option. */
  readonly name: string;
  /** Sessions only. */
  readonly run: number | undefined;
  /** As shown when the bet was accepted. */
  readonly price: string;
  /** The match or the game. */
  readonly event: string;
  /** The event id of a game; undefined for a match. */
  readonly gameId: string | undefined;
  readonly path: string;
  readonly stake: number;
  /** Undefined if it is not known before the end, as for a flight. */
  readonly canWin: number | bigint | undefined;
  readonly at: number;
}

/** The same as in the list of market kinds, which is too large to load for a list of bets. */
const isDecimal: Readonly<Record<MatchBet['oddsType'], boolean>> = {
  bookmaker: false,
  matchOdds: true,
  tiedMatch: true,
  toss: false,
};

/** Newest first. */
export function readOpenBets(data: OpenBets): readonly OpenBet[] {
  return [
    ...data.oddsBetsData.map(ofMatch),
    ...data.sessionBetsData.map(ofFancy),
    ...data.casinoBetData.map(ofRound),
  ].toSorted((one, other) => other.at - one.at);
}

const pageOrList = (event: BetEvent): string => pageOf(event) ?? pathTo('pendingBets');

const matchPath = ({ marketId, eventId }: MatchBet | FancyBet) =>
  pageOrList({ match: { marketId, eventId } });

function ofMatch(bet: MatchBet): OpenBet {
  return {
    id: bet._id,
    mode: bet.type === 'L' ? 'lagai' : 'khai',
    name: bet.teamName,
    run: undefined,
    price: isDecimal[bet.oddsType] ? formatPrice(bet.odds) : formatRate(bet.odds),
    event: bet.matchName,
    gameId: undefined,
    path: matchPath(bet),
    stake: bet.amount,
    canWin: bet.profit,
    at: Date.parse(bet.createdAt),
  };
}

function ofFancy(bet: FancyBet): OpenBet {
  const leg = {
    option: bet.selectionId,
    side: bet.type === 'Y' ? 'back' : 'lay',
    stake: parseCoins(bet.amount) ?? noCoins,
    odds: oddsFromRaw(bet.odds),
  } as const;
  return {
    id: bet._id,
    mode: bet.type === 'Y' ? 'yes' : 'no',
    name: bet.sessionName,
    run: bet.run,
    price: formatWholeRate(bet.odds),
    event: bet.matchName,
    gameId: undefined,
    path: matchPath(bet),
    stake: bet.amount,
    canWin: bet.type === 'Y' ? legIfReached(leg) : legIfLoses(leg),
    at: Date.parse(bet.createdAt),
  };
}

function ofRound(bet: CasinoBet): OpenBet {
  const best = Math.max(0, ...Object.values(bet.posArray));
  return {
    id: bet._id,
    mode: bet.betType === 'Yes' ? 'yes' : 'no',
    name: bet.teamName,
    run: undefined,
    price: formatPrice(bet.odds),
    event: bet.gameName,
    gameId: bet.eventId,
    path: pageOrList({ gameId: bet.eventId }),
    stake: bet.amount,
    canWin: best > 0 ? best : undefined,
    at: Date.parse(bet.createdAt),
  };
}
