import { decimalFromOdds, type Odds } from '@maidan/betting';
import type { DealtCard, Judgement, Step, TableGame, TableRows, TableView } from '../../game.ts';
import { shownReturns } from '../../kit/priced-option.ts';
import { winnersOf } from '../../kit/round-steps.ts';
import { headRow, limitsRow, sizesRow } from '../../kit/table-rows-wire.ts';
import { cardsInRound, compareHands, deal, formatEnd } from '../teenpatti-twenty/game.ts';
import { teenpattiOneDayEntry as entry } from './entry.ts';
import { definition, opensIn, options, playerOf, returnFloor, windows } from './options.ts';
import { quote } from './quote.ts';

const [firstBetsMs, laterBetsMs, lockMs, cardMs, resultMs] = [20_000, 8_000, 1_000, 2_000, 10_000];
const cardsBetween = 2;

const steps = (dealt: readonly DealtCard[]): readonly Step[] => [
  ...windows.flatMap((window, nth): Step[] => [
    { kind: 'bets', window, ms: nth === 0 ? firstBetsMs : laterBetsMs },
    { kind: 'lock', ms: lockMs },
    ...dealt
      .slice(nth * cardsBetween, (nth + 1) * cardsBetween)
      .map((fallen): Step => ({ kind: 'card', dealt: fallen, ms: cardMs })),
  ]),
  { kind: 'result', ms: resultMs },
];

const tieCode = '0';

function judge(dealt: readonly DealtCard[]): Judgement {
  const compared = compareHands(dealt);
  const { end } = compared;
  const outcome = { groups: { main: end } };
  return {
    outcome,
    code: end === 'tie' ? tieCode : playerOf[end].sid,
    winners: winnersOf(definition, outcome),
    ...formatEnd(compared),
  };
}

const letters = new Map([
  [playerOf.a.sid, 'A'],
  [playerOf.b.sid, 'B'],
]);

/** Document 2: A for 1, B for 2. */
const letter = (code: string): string => letters.get(code) ?? '-';

/** Document 2, section 5: the wire quotes rates per hundred coins, and the screen divides by it. */
const ratesPer = 100;

/** A whole number, since prices have two decimals; 0 where the side is not offered. */
const rateOf = (price: Odds | undefined): number =>
  price === undefined ? 0 : Math.round(decimalFromOdds(price) * ratesPer);

/** Rates and sizes are numbers at this table, as in recordings. */
function rows(game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows {
  const t2 = game.options.map((option) => {
    const { sid, name } = option;
    const price = view.prices[sid];
    return {
      mid: view.roundId,
      sid,
      sectionId: sid,
      nation: name,
      b1: rateOf(price?.back),
      l1: rateOf(price?.lay),
      odds: rateOf(price?.back),
      ...sizesRow(view, option),
      gstatus: view.isOpen(sid) ? 'ACTIVE' : 'SUSPENDED',
      gtype: game.entry.code,
      ...limitsRow(option),
    };
  });
  return { t1: headRow(game, view, cardsInRound), t2 };
}

export const teenpattiOneDay: TableGame = {
  entry,
  version: 1,
  returnFloor,
  options,
  definition,
  deal,
  steps,
  prices: quote,
  opensIn,
  judge,
  letter,
  rows: (view) => rows({ entry, options }, view),
  ratesPer,
  optionsInHead: true,
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
