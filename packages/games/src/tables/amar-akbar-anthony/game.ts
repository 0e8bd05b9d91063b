import { type OptionsOutcome, pick, type Random } from '@maidan/betting';
import type { DealtCard, Judgement, TableGame, TableRows, TableView } from '../../game.ts';
import { endOfCard, sideOfSeven } from '../../kit/card-options.ts';
import { type Card, cardName, colourName, parityName, rankOf } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { roundSteps, winnersOf } from '../../kit/round-steps.ts';
import { headRow, layText, limitsRow, rateText, sizesRow } from '../../kit/table-rows-wire.ts';
import { amarAkbarAnthonyEntry as entry } from './entry.ts';
import { brotherOf, brothers, definition, opensIn, options, over, under } from './options.ts';

/** One card from eight packs: each of the 52 cards is as likely as from one pack. */
const deal = (random: Random): readonly DealtCard[] => [{ card: pick(random, fullDeck), place: 'card' }];

const steps = roundSteps({ betsMs: 22_000, lockMs: 2_000, cardMs: 3_000, resultMs: 8_000 });

const sidesOfSeven = { below: under.name, seven: 'Tie', above: over.name } as const;

export const outcomeOf = (card: Card): OptionsOutcome => ({ groups: { card: endOfCard(card) } });

function judge([only]: readonly DealtCard[]): Judgement {
  if (only === undefined) throw new RangeError('the round was not dealt to its end');
  const { card } = only;
  const outcome = outcomeOf(card);
  const rank = rankOf(card);
  const { sid, name } = brotherOf(rank);
  return {
    outcome,
    code: sid,
    winners: winnersOf(definition, outcome),
    rule: 'rank-of-the-card',
    reason: `${name} wins with the ${cardName(card)}`,
    // In the wire's order: winner, colour, odd or even, under or over seven, card.
    description: [name, colourName(card), parityName(card), sidesOfSeven[sideOfSeven(rank)], rank],
  };
}

const letters = ['A', 'B', 'C'];

const letter = (code: string): string => letters[brothers.findIndex(({ sid }) => sid === code)] ?? '-';

const isBrother = (sid: string): boolean => brothers.some((brother) => brother.sid === sid);

/** Rates have two decimals at this table, "0.00" where there is none. */
function rows(game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows {
  const t2 = options.map((option) => ({
    mid: view.roundId,
    sid: option.sid,
    nat: option.name,
    b1: Number(rateText(view, option.sid)).toFixed(2),
    l1: Number(layText(view, option.sid)).toFixed(2),
    odds: rateText(view, option.sid),
    ...sizesRow(view, option),
    gtype: isBrother(option.sid) ? 'aaa' : 'aaafancy',
    gstatus: view.isOpen(option.sid) ? 'ACTIVE' : 'SUSPENDED',
    ...limitsRow(option),
  }));
  return { t1: headRow(game, view, 1), t2 };
}

const prices = fixedPrices(options);

export const amarAkbarAnthony: TableGame = {
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
