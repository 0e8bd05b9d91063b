import { isVoid, shapeOf } from '@maidan/betting';
import type { CasinoResult, RoundCorrection } from '@maidan/contract';
import type { TableGame } from '@maidan/games/rules';
import { cardsToWire } from './cards-wire.ts';
import type { ResultOfRound } from './round-results-store.ts';

type SaidResult = RoundCorrection['was'];

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
        was: saidOf(game, replaced),
        now: saidOf(game, result),
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

function saidOf({ definition, options }: TableGame, { outcome, details }: ResultOfRound): SaidResult {
  const winners = shapeOf(definition).winners(definition, outcome);
  return {
    win: details?.code ?? '',
    winners: options.filter(({ sid }) => winners.includes(sid)).map(({ name }) => name),
    isVoid: isVoid(outcome),
  };
}
