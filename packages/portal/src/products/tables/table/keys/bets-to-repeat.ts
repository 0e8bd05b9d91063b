import type { CasinoBet } from '@maidan/contract/wire';
import type { TableOption } from '@maidan/games/rules';
import type { Offer } from '../live/table-store.ts';
import type { TableBet } from '../slip/table-bet.ts';

export interface BetToRepeat {
  readonly bet: TableBet;
  readonly stake: number;
}

interface Present {
  readonly roundId: string;
  readonly options: readonly TableOption[];
  readonly offerOf: (sid: string) => Offer | undefined;
}

/**
 * The same bets, oldest first, on the present round at the present prices. One whose option is shut keeps its
 * old price: the house refuses it with the reason.
 */
export function betsToRepeat(
  bets: readonly CasinoBet[],
  { roundId, options, offerOf }: Present,
): readonly BetToRepeat[] {
  return inOrder(bets).flatMap(({ sid, betType, amount, odds }): BetToRepeat[] => {
    const option = options.find((each) => each.sid === sid);
    if (option === undefined) return [];
    const side = betType === 'Yes' ? 'back' : 'lay';
    const { name, betFor } = option;
    const rate = offerOf(sid)?.[side] ?? odds;
    return [{ stake: amount, bet: { cell: `${sid}/${side}`, roundId, sid, side, name, betFor, rate } }];
  });
}

const idOf = ({ _id }: Pick<CasinoBet, '_id'>): bigint => (/^\d+$/.test(_id) ? BigInt(_id) : 0n);

const inOrder = (bets: readonly CasinoBet[]): readonly CasinoBet[] =>
  bets.toSorted((one, other) => Number(idOf(one) - idOf(other)));

export const lastBetOf = (bets: readonly CasinoBet[]): CasinoBet | undefined => inOrder(bets).at(-1);

/** Rounds that the page has seen the client bet on. */
export interface BetRounds {
  /** The newest. */
  readonly newest?: string | undefined;
  /** The one before it. */
  readonly before?: string | undefined;
}

/** Updated with the round of the client's open bets. */
export const withOpenBet = (seen: BetRounds, roundId: string | undefined): BetRounds =>
  roundId === undefined || roundId === seen.newest ? seen : { newest: roundId, before: seen.newest };

/**
 * The last round before the present one that the page has seen the client bet on; else the previous round.
 * Bets on the present round are for Double, not for Rebet.
 */
export function lastBetRound(
  { newest, before }: BetRounds,
  present: string | undefined,
  playedBefore: string | undefined,
): string | undefined {
  return newest === undefined || newest === present ? (before ?? playedBefore) : newest;
}
