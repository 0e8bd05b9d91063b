import { type OptionsOutcome, pick, type Random } from '@maidan/betting';
import type { DealtCard, Judgement, TableGame, TableRows, TableView } from '../../game.ts';
import { endOfCard, sideOfSeven } from '../../kit/card-options.ts';
import { type Card, cardName, colourName, parityName, rankOf } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { roundSteps, winnersOf } from '../../kit/round-steps.ts';
import { headRow, rateRow } from '../../kit/table-rows-wire.ts';
import { luckySevenEntry as entry } from './entry.ts';
import { definition, opensIn, options } from './options.ts';

/**
 * One card from eight packs: each of the 52 cards is as likely as from one pack. It is placed between Low and
 * High.
 */
const deal = (random: Random): readonly DealtCard[] => [{ card: pick(random, fullDeck), place: 'tie' }];

const steps = roundSteps({ betsMs: 22_000, lockMs: 2_000, cardMs: 3_000, resultMs: 8_000 });

const codes = { seven: '0', below: '1', above: '2' } as const;
const names = { seven: 'Tie', below: 'Low', above: 'High' } as const;

export const outcomeOf = (card: Card): OptionsOutcome => ({ groups: { card: endOfCard(card) } });

function judge([only]: readonly DealtCard[]): Judgement {
  if (only === undefined) throw new RangeError('the round was not dealt to its end');
  const { card } = only;
  const outcome = outcomeOf(card);
  const side = sideOfSeven(rankOf(card));
  return {
    outcome,
    code: codes[side],
    winners: winnersOf(definition, outcome),
    rule: side === 'seven' ? 'seven-takes-half' : 'low-or-high',
    reason:
      side === 'seven'
        ? `The ${cardName(card)}: Low and High lose half the stake`
        : `${names[side]} wins with the ${cardName(card)}`,
    // In the wire's order: winner, colour, odd or even, card.
    description: [names[side], colourName(card), parityName(card), rankOf(card)],
  };
}

const letters = new Map<string, string>([
  [codes.seven, 'T'],
  [codes.below, 'L'],
  [codes.above, 'H'],
]);

const letter = (code: string): string => letters.get(code) ?? '-';

const rows = (game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows => ({
  t1: headRow(game, view, 1),
  t2: game.options.map((option) => rateRow(view, option, 'nat')),
});

const prices = fixedPrices(options);

export const luckySeven: TableGame = {
  entry,
  version: 1,
  returnFloor: 92,
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
