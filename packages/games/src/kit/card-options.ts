import type { Verdicts } from '@maidan/betting';
import { type Card, type Colour, colourOf, type Rank, rankNumber, rankOf, ranks } from './cards.ts';
import { type PricedOption, pricedOption } from './priced-option.ts';

/** The options on a single card, whatever else it decides. */
export interface CardOptions {
  readonly even: PricedOption;
  readonly odd: PricedOption;
  readonly red: PricedOption;
  readonly black: PricedOption;
  /** From the ace to the king. */
  readonly ranks: readonly PricedOption[];
}

interface CardOptionTerms {
  /** The sid of Even; Odd, Red, Black and the thirteen ranks follow. */
  readonly firstSid: number;
  /** Put before each name, such as `Dragon `. */
  readonly prefix?: string;
  readonly aceName: 'A' | '1';
}

const sideMax = 25_000;
const terms = {
  even: { betFor: 'oddEven', price: 2.12, returns: 97.85, stakeMax: sideMax },
  odd: { betFor: 'oddEven', price: 1.83, returns: 98.54, stakeMax: sideMax },
  colour: { betFor: 'color', price: 1.97, returns: 98.5, stakeMax: sideMax },
  rank: { betFor: 'cards', price: 12, returns: 92.31, stakeMax: sideMax },
} as const;

export function cardOptions({ firstSid, prefix = '', aceName }: CardOptionTerms): CardOptions {
  const at = (place: number, name: string) => ({ sid: String(firstSid + place), name: `${prefix}${name}` });
  const nameOf = (rank: Rank): string => (rank === 'A' ? aceName : rank);
  return {
    even: pricedOption({ ...terms.even, ...at(0, 'Even') }),
    odd: pricedOption({ ...terms.odd, ...at(1, 'Odd') }),
    red: pricedOption({ ...terms.colour, ...at(2, 'Red') }),
    black: pricedOption({ ...terms.colour, ...at(3, 'Black') }),
    ranks: ranks.map((rank, index) =>
      pricedOption({ ...terms.rank, ...at(4 + index, `Card ${nameOf(rank)}`) }),
    ),
  };
}

export const listCardOptions = ({
  even,
  odd,
  red,
  black,
  ranks: cards,
}: CardOptions): readonly PricedOption[] => [even, odd, red, black, ...cards];

/** What matters of a card here: of its suit only the colour. */
export interface CardEnd {
  readonly rank: Rank;
  readonly colour: Colour;
}

export const cardEnds: readonly CardEnd[] = ranks.flatMap((rank) => [
  { rank, colour: 'red' },
  { rank, colour: 'black' },
]);

export const cardEndId = ({ rank, colour }: CardEnd): string => `${rank} ${colour}`;

export const endOfCard = (card: Card): string => cardEndId({ rank: rankOf(card), colour: colourOf(card) });

/** The options that win with this card. */
export function cardVerdicts(options: CardOptions, { rank, colour }: CardEnd): Verdicts {
  const number = rankNumber(rank);
  const rankOption = options.ranks[number - 1];
  if (rankOption === undefined) throw new RangeError(`no option on ${rank}`);
  const parity = number % 2 === 1 ? options.odd : options.even;
  return { [parity.sid]: 'win', [options[colour].sid]: 'win', [rankOption.sid]: 'win' };
}

const seven = 7;

export function sideOfSeven(rank: Rank): 'below' | 'seven' | 'above' {
  const number = rankNumber(rank);
  if (number === seven) return 'seven';
  return number < seven ? 'below' : 'above';
}

/** A card below or above seven; on a seven both lose half. */
export function sevenVerdicts(below: PricedOption, above: PricedOption, { rank }: CardEnd): Verdicts {
  const side = sideOfSeven(rank);
  if (side === 'seven') return { [below.sid]: 'half-loss', [above.sid]: 'half-loss' };
  return { [side === 'below' ? below.sid : above.sid]: 'win' };
}
