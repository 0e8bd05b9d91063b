import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import type { BettorNames } from '../bets/lists/bet-facts-wire.ts';
import type { BetPage } from '../bets/lists/bet-list-store.ts';
import type { ListedBet } from '../bets/lists/bet-words.ts';
import { pendingRoundBetToWire, roundBetToWire } from '../rounds/bets-wire.ts';
import { pendingBetToWire, sportsBetsToWire } from '../sports/bets-wire.ts';
import { isSportsBet } from '../sports/sports-bet.ts';

type Request = ParsedRequestOf<'sports/betsList'>;

export function listFromWire({ isDeclare, isDeleted }: Request): 'open' | 'settled' | 'taken-out' {
  if (isDeleted) return 'taken-out';
  return isDeclare ? 'settled' : 'open';
}

/** Naming a kind leaves the others out; naming none asks for all. */
function isAskedFor(bet: ListedBet, { fancyBet, oddsBet, diamondBet }: Request): boolean {
  if (!fancyBet && !oddsBet && !diamondBet) return true;
  if (!isSportsBet(bet)) return diamondBet ?? false;
  return (bet.kind === 'fancy' ? fancyBet : oddsBet) ?? false;
}

export function betsListToWire(
  request: Request,
  { bets: found, hasMore }: BetPage<ListedBet>,
  bettor: BettorNames,
): DataOf<'sports/betsList'> {
  const bets = found.filter((bet) => isAskedFor(bet, request));
  const open = bets.filter(({ state }) => state === 'open');
  return {
    ...sportsBetsToWire({ bets: bets.filter(isSportsBet), hasMore }, bettor),
    casinoBetData: bets.filter((bet) => !isSportsBet(bet)).map((bet) => roundBetToWire(bet, bettor)),
    pendingBetData: open.map((bet) =>
      isSportsBet(bet) ? pendingBetToWire(bet) : pendingRoundBetToWire(bet),
    ),
  };
}
