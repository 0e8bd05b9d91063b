import { type OptionsOutcome, type Random, shuffle } from '@maidan/betting';
import type { DealtCard, Judgement, TableGame, TableRows, TableView } from '../../game.ts';
import { type Card, rankNumber, rankOf } from '../../kit/cards.ts';
import { deckOf40 } from '../../kit/decks.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { roundSteps, winnersOf } from '../../kit/round-steps.ts';
import { headRow, rateRow } from '../../kit/table-rows-wire.ts';
import { worliEntry as entry } from './entry.ts';
import { definition, digits, opensIn, options, sidMeant } from './options.ts';

export const cardsInRound = 3;

/** From aces to tens only: with court cards some digits would be more likely. */
const deal = (random: Random): readonly DealtCard[] =>
  shuffle(random, deckOf40)
    .slice(0, cardsInRound)
    .map((card) => ({ card, place: 'cards' }));

const steps = roundSteps({
  betsMs: 22_000,
  lockMs: 2_000,
  cardMs: 2_500,
  decidingCardExtraMs: 500,
  resultMs: 8_000,
});

/** The ten counts 0. */
const digitOfCard = (card: Card): number => rankNumber(rankOf(card)) % 10;

/** The last digit of the sum. */
export const digitOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + digitOfCard(card), 0) % 10;

/** The digits in ascending order, 0 after 9, as pannas are written. */
export const pannaOf = (cards: readonly Card[]): string =>
  cards
    .map((card) => digits.indexOf(digitOfCard(card)))
    .sort((one, other) => one - other)
    .map((index) => digits[index])
    .join('');

export const outcomeOf = (digit: number): OptionsOutcome => ({ groups: { digit: String(digit) } });

function judge(dealt: readonly DealtCard[]): Judgement {
  if (dealt.length !== cardsInRound) throw new RangeError('the round was not dealt to its end');
  const cards = dealt.map(({ card }) => card);
  const digit = digitOf(cards);
  const outcome = outcomeOf(digit);
  const winners = winnersOf(definition, outcome);
  const names = options.filter(({ sid }) => winners.includes(sid)).map(({ name }) => name);
  return {
    outcome,
    code: String(digit),
    winners,
    rule: 'last-digit-of-the-sum',
    reason: `${cards.map(digitOfCard).join(' + ')} ends in ${digit}: ${names.slice(0, -1).join(', ')} and ${names.at(-1)} win`,
    description: [pannaOf(cards), String(digit)],
  };
}

const letters = new Map([
  ['', '-'],
  ['0', 'T'],
  ['1', 'E'],
  ['2', 'R'],
]);

/** Document 2, section 2: E for 1, T for 0, R for 2, otherwise A. A round that was returned has no code. */
const letter = (code: string): string => letters.get(code) ?? 'A';

const rows = (game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows => ({
  t1: headRow(game, view, cardsInRound),
  t2: game.options.map((option) => rateRow(view, option, 'nat')),
});

const prices = fixedPrices(options);

export const worli: TableGame = {
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
  sidMeant,
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
