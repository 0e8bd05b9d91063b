import type { Card, Judgement, TableGame } from '@maidan/games/rules';

/** A round that is over, as lists and popups show it. */
export interface RoundRecord {
  readonly roundId: string;
  /** Of the settlement that gave this result. A later one of the round has a higher number. */
  readonly settlementId: bigint;
  /** Codes in the order they fell. */
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

/** What is stored with a round's settlement, beside its outcome and its reason. */
export type RoundDetails = Pick<RoundRecord, 'cards' | 'code' | 'winners' | 'description'>;

export function detailsOf(dealt: ReturnType<TableGame['deal']>, judged: Judgement): RoundDetails {
  const { code, winners, description } = judged;
  return { cards: dealt.map(({ card }) => card), code, winners, description };
}
