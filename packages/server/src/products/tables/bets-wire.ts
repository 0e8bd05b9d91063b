import type { CasinoBet } from '@maidan/contract';
import type { TableGame } from '@maidan/games/rules';
import type { BettorNames } from '../../account/names-store.ts';
import type { ListedBet } from '../../bets/lists/bet-words.ts';
import { roundBetToWire } from '../../rounds/bets-wire.ts';
import { cardsToWire } from './cards-wire.ts';
import type { RoundRecord } from './round-record.ts';

/** A bet at a table, with the cards that decided it once its round is over. */
export function tableBetToWire(
  bet: ListedBet,
  bettor: BettorNames,
  game: TableGame | undefined,
  result: RoundRecord | undefined,
): CasinoBet {
  const row = roundBetToWire(bet, bettor);
  if (result === undefined) return row;
  const { cards, code, description, reason } = result;
  return {
    ...row,
    showResult: reason,
    result: code,
    resultDetails: {
      cards: cardsToWire(game, cards),
      gtype: bet.kind,
      win: code,
      desc: description.join('||'),
    },
  };
}
