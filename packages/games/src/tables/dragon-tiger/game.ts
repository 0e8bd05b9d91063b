import { type OptionsOutcome, type Random, shuffle } from '@maidan/betting';
import type { DealtCard, Judgement, TableGame, TableRows, TableView } from '../../game.ts';
import { endOfCard } from '../../kit/card-options.ts';
import {
  type Card,
  cardName,
  colourName,
  parityName,
  rankNumber,
  rankOf,
  ranks,
  suitName,
  suitOf,
  suits,
} from '../../kit/cards.ts';
import { deckOf } from '../../kit/decks.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { roundSteps, winnersOf } from '../../kit/round-steps.ts';
import { headRow, rateRow } from '../../kit/table-rows-wire.ts';
import type { TableEntry } from '../../table-entry.ts';
import { dragonTigerEntry } from './entry.ts';
import { definition, dragon, type MainEnd, opensIn, options, places, tie, tiger } from './options.ts';

export const packs = 8;
const shoe = deckOf(ranks, packs);

function deal(random: Random): readonly DealtCard[] {
  const shuffled = shuffle(random, shoe);
  return places.flatMap((place, index) => {
    const card = shuffled[index];
    return card === undefined ? [] : [{ card, place }];
  });
}

const steps = roundSteps({ betsMs: 22_000, lockMs: 2_000, cardMs: 3_000, resultMs: 8_000 });

/** The ace is low. Equal ranks are ordered by suit, from the top: spades, hearts, clubs, diamonds. */
const strengthOf = (card: Card): number =>
  rankNumber(rankOf(card)) * suits.length - suits.indexOf(suitOf(card));

function mainEnd(one: Card, other: Card): MainEnd {
  if (one === other) return 'tie';
  const isPair = rankOf(one) === rankOf(other);
  if (strengthOf(one) > strengthOf(other)) return isPair ? 'pair-dragon' : 'dragon';
  return isPair ? 'pair-tiger' : 'tiger';
}

export const outcomeOf = (one: Card, other: Card): OptionsOutcome => ({
  groups: { main: mainEnd(one, other), dragon: endOfCard(one), tiger: endOfCard(other) },
});

function reasonOf(one: Card, other: Card, end: MainEnd): string {
  if (end === 'tie') return `Tie: both cards are the ${cardName(one)}`;
  const isDragon = end === 'dragon' || end === 'pair-dragon';
  const [won, lost] = isDragon ? [one, other] : [other, one];
  const bySuit = rankOf(one) === rankOf(other) ? ' by suit' : '';
  return `${isDragon ? 'Dragon' : 'Tiger'} wins: the ${cardName(won)} beats the ${cardName(lost)}${bySuit}`;
}

/** Such as "D : Odd  |  T : Even", with the spaces of recorded descriptions. */
const ofBoth = (one: Card, other: Card, format: (card: Card) => string): string =>
  `D : ${format(one)}  |  T : ${format(other)}`;

const winners: Readonly<Record<MainEnd, typeof dragon>> = {
  dragon,
  'pair-dragon': dragon,
  tiger,
  'pair-tiger': tiger,
  tie,
};

function judge([first, second]: readonly DealtCard[]): Judgement {
  if (first === undefined || second === undefined) throw new RangeError('the round was not dealt to its end');
  const [one, other] = [first.card, second.card];
  const outcome = outcomeOf(one, other);
  const end = mainEnd(one, other);
  const { sid, name } = winners[end];
  return {
    outcome,
    code: sid,
    winners: winnersOf(definition, outcome),
    rule: end === 'tie' ? 'same-card' : rankOf(one) === rankOf(other) ? 'higher-suit' : 'higher-card',
    reason: reasonOf(one, other, end),
    description: [
      name,
      rankOf(one) === rankOf(other) ? 'Yes' : 'No',
      ofBoth(one, other, parityName),
      ofBoth(one, other, colourName),
      ofBoth(one, other, (card) => suitName(suitOf(card))),
    ],
  };
}

const letters = new Map([
  [dragon.sid, 'D'],
  [tiger.sid, 'T'],
]);

const letter = (code: string): string => letters.get(code) ?? '-';

const rows = (game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows => ({
  t1: headRow(game, view, places.length),
  t2: game.options.map((option) => rateRow(view, option, 'nat')),
});

const prices = fixedPrices(options);

/** Two tables play the same game. */
export function makeDragonTiger(entry: TableEntry): TableGame {
  return {
    entry,
    version: 1,
    returnFloor: 84,
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
}

export const dragonTiger = makeDragonTiger(dragonTigerEntry);
