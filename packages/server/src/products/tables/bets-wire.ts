import { isVoid, shapeOf } from '@maidan/betting';
import type { CasinoBet, CasinoResult, PastRound, RoundCorrection } from '@maidan/contract';
import type { Card, TableGame } from '@maidan/games/rules';
import type { ListedBet } from '../../bets/lists/product-lists.ts';
import { roundBetToWire } from '../../rounds/bets-wire.ts';
import type { BettorNames } from '../../wallet/accounts.ts';
import type { ResultOfRound, RoundRecord } from './results-store.ts';
import type { Table } from './table.ts';

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

/** The cards of a finished round, as its table lists them; empty where it has none to show. */
export const cardsToWire = (game: TableGame | undefined, cards: readonly Card[]): string =>
  (cards.length === 0 ? [] : (game?.resultCards?.(cards) ?? cards)).join(',');

type WireResult = RoundCorrection['was'];

type Corrected = Pick<CasinoResult, 'isVoid' | 'corrections'> &
  Partial<Pick<CasinoResult, 'cards' | 'cardsorg'>>;

/** The changes of a round by hand. A result without cards of its own shows those that were dealt. */
export function correctionsToWire(game: TableGame, results: readonly ResultOfRound[]): Corrected {
  const corrections = results.flatMap((result): RoundCorrection[] => {
    const replaced = results.find(({ id }) => id === result.corrects);
    if (replaced === undefined) return [];
    const { declared_at, reason } = result;
    return [
      {
        correctedAt: new Date(declared_at).toISOString(),
        was: wireResultOf(game, replaced),
        now: wireResultOf(game, result),
        reason,
      },
    ];
  });
  const last = results.at(-1);
  const dealt = results.find(({ details }) => details !== null)?.details?.cards;
  const cards = dealt && cardsToWire(game, dealt);
  return {
    ...(isVoid(last?.outcome) ? { isVoid: true } : {}),
    ...(corrections.length === 0 ? {} : { corrections }),
    ...(last?.details === null && cards !== undefined ? { cards, cardsorg: cards } : {}),
  };
}

function wireResultOf({ definition, options }: TableGame, { outcome, details }: ResultOfRound): WireResult {
  const winners = shapeOf(definition).winners(definition, outcome);
  return {
    win: details?.code ?? '',
    winners: options.filter(({ sid }) => winners.includes(sid)).map(({ name }) => name),
    isVoid: isVoid(outcome),
  };
}

/** Newest first. */
export const pastRounds = (table: Table): PastRound[] =>
  table.results().map(({ roundId, code, winners, isVoid }) => ({
    mid: roundId,
    result: code,
    sids: [...winners],
    isVoid,
  }));
