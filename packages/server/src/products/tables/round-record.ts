import type { Card, Judgement, TableGame } from '@maidan/games/rules';

/** A finished round, as lists and popups show it. */
export interface RoundRecord {
  readonly roundId: string;
  /** The settlement that gave this result. A later one of the same round has a higher id. */
  readonly settlementId: bigint;
  /** Codes in the order they were dealt. */
  readonly cards: readonly Card[];
  readonly code: string;
  readonly winners: readonly string[];
  readonly description: readonly string[];
  readonly reason: string;
  /** Every stake was returned. */
  readonly isVoid: boolean;
  /** In milliseconds since the epoch. */
  readonly declaredAt: number;
}

/** The details stored with a round's settlement, beside outcome and reason. */
export type RoundDetails = Pick<RoundRecord, 'cards' | 'code' | 'winners' | 'description'>;

export function detailsOf(dealt: ReturnType<TableGame['deal']>, judged: Judgement): RoundDetails {
  const { code, winners, description } = judged;
  return { cards: dealt.map(({ card }) => card), code, winners, description };
}
