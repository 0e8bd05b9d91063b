import { type OptionsOutcome, pick, type Random } from '@maidan/betting';
import type { DealtCard, Judgement, TableGame, TableRows, TableView } from '../../game.ts';
import { type Card, cardName, colourOf } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { roundSteps, winnersOf } from '../../kit/round-steps.ts';
import { headRow, rateRow } from '../../kit/table-rows-wire.ts';
import { templateTableEntry as entry } from './entry.ts';
import { black, definition, opensIn, options, red } from './options.ts';

export const deal = (random: Random): readonly DealtCard[] => [
  { card: pick(random, fullDeck), place: 'middle' },
];

export const steps = roundSteps({ betsMs: 20_000, lockMs: 2_000, cardMs: 3_000, resultMs: 8_000 });

const winnerOf = (card: Card) => (colourOf(card) === 'red' ? red : black);

export const outcomeOf = (card: Card): OptionsOutcome => ({ groups: { colour: winnerOf(card).sid } });

export function judge([only]: readonly DealtCard[]): Judgement {
  if (only === undefined) throw new RangeError('the round was not dealt to its end');
  const outcome = outcomeOf(only.card);
  const winner = winnerOf(only.card);
  return {
    outcome,
    code: winner.sid,
    winners: winnersOf(definition, outcome),
    rule: 'colour-of-the-card',
    reason: `${winner.name} wins with the ${cardName(only.card)}`,
    description: [winner.name],
  };
}

const letters = new Map([
  [red.sid, 'R'],
  [black.sid, 'B'],
]);

/** A round that was returned has no code. */
export const letter = (code: string): string => letters.get(code) ?? '-';

export const rows = (game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows => ({
  t1: headRow(game, view, 1),
  t2: game.options.map((option) => rateRow(view, option, 'nat')),
});

const prices = fixedPrices(options);

export const templateTable: TableGame = {
  entry,
  version: 1,
  returnFloor: 95,
  options,
  definition,
  deal,
  steps,
  prices: () => prices,
  opensIn,
  judge,
  letter,
  rows: (view) => rows({ entry, options }, view),
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
