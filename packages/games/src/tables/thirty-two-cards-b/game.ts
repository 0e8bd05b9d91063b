import type { OptionsOutcome } from '@maidan/betting';
import type { DealtCard, Judgement, TableGame } from '../../game.ts';
import { type Card, colourOf } from '../../kit/cards.ts';
import { fixedPrices, shownReturns } from '../../kit/priced-option.ts';
import { winnersOf } from '../../kit/round-steps.ts';
import {
  deal,
  firstCards,
  letter,
  listedPlace,
  pointsOf,
  resultCards,
  rows,
  steps,
  wonBy,
} from '../thirty-two-cards/game.ts';
import { places } from '../thirty-two-cards/options.ts';
import { thirtyTwoCardsBEntry as entry } from './entry.ts';
import {
  definition,
  digits,
  opensIn,
  options,
  parities,
  singles,
  type TotalEnd,
  threeBlack,
  threeRed,
  twoTwo,
} from './options.ts';

/** The option on a player's first card, by its points. */
export function paritySid(player: number, points: number): string {
  const halves = parities[player];
  if (halves === undefined) throw new RangeError(`no player ${player}`);
  return points % 2 === 1 ? halves.odd.sid : halves.even.sid;
}

export const singleSid = (sum: number): string => singles[digits.indexOf(sum % 10)]?.sid ?? '';

/** The name of the option on the last digit of the first cards' sum; undefined before all four are dealt. */
export function singleOf(dealt: readonly DealtCard[]): string | undefined {
  const points = firstCards(dealt).map(pointsOf);
  if (points.length < places.length) return undefined;
  const sid = singleSid(points.reduce((sum, point) => sum + point, 0));
  return singles.find((option) => option.sid === sid)?.name;
}

/** By the first cards only, without the points players start with. */
export function totalEnd([one = 0, two = 0, three = 0, four = 0]: readonly number[]): TotalEnd {
  if (one + two === three + four) return 'equal';
  return one + two > three + four ? 'low' : 'high';
}

/** Three or four cards of one colour, or two of each. */
export function colourSid(blackCards: number): string {
  if (blackCards === 2) return twoTwo.sid;
  return blackCards > 2 ? threeBlack.sid : threeRed.sid;
}

const blackOf = (cards: readonly Card[]): number => cards.filter((card) => colourOf(card) === 'black').length;

/** Such as "8 : Odd  |  9 : Even~10 : Odd  |  11 : Even", as in recorded results. */
function paritiesText(points: readonly number[]): string {
  const [eight, nine, ten, eleven] = points.map(
    (point, index) => `${8 + index} : ${point % 2 === 1 ? 'Odd' : 'Even'}`,
  );
  return `${eight}  |  ${nine}~${ten}  |  ${eleven}`;
}

const totalTexts: Readonly<Record<TotalEnd, string>> = { low: '8-9', high: '10-11', equal: 'Tie' };
const colourTexts: Readonly<Record<string, string>> = {
  [threeBlack.sid]: 'Black',
  [threeRed.sid]: 'Red',
  [twoTwo.sid]: '2-2',
};

function judge(dealt: readonly DealtCard[]): Judgement {
  const { code, name, rule, reason } = wonBy(dealt);
  const cards = firstCards(dealt);
  const points = cards.map(pointsOf);
  const sum = points.reduce((before, point) => before + point, 0);
  const colours = colourSid(blackOf(cards));
  const total = totalEnd(points);
  const outcome: OptionsOutcome = {
    groups: {
      winner: code,
      ...Object.fromEntries(
        parities.map(({ place }, index) => [place, paritySid(index, points[index] ?? 0)]),
      ),
      colours,
      digit: singleSid(sum),
      total,
    },
  };
  return {
    outcome,
    code,
    winners: winnersOf(definition, outcome),
    rule,
    reason: `${reason}. The first cards add up to ${sum}`,
    description: [
      name,
      paritiesText(points),
      colourTexts[colours] ?? '',
      String(sum % 10),
      totalTexts[total],
    ],
  };
}

const prices = fixedPrices(options);

export const thirtyTwoCardsB: TableGame = {
  entry,
  version: 1,
  returnFloor: 93,
  options,
  definition,
  deal,
  steps,
  prices: () => prices,
  opensIn,
  judge,
  letter,
  rows: (view) => rows({ entry, options }, view),
  resultCards,
  listedPlace,
  rules: async () => (await import('./rules.ts')).rules,
  returns: shownReturns(options),
};
