import type { DealtCard } from '../src/game.ts';
import { compareHands, weighHand } from './plain-hands.ts';
import { numberOf } from './plain-numbers.ts';

/**
 * The result of a bet, computed from the option's name and the cards alone; a number is the profit per coin
 * of a prize.
 */
export type PlainEnd = 'win' | 'lose' | 'back' | 'half' | number;
export type Plain = (name: string, dealt: readonly DealtCard[]) => PlainEnd;

const winIf = (isWon: boolean): PlainEnd => (isWon ? 'win' : 'lose');

/** Even, Odd, Red, Black and the thirteen cards; undefined for any other name. */
export function plainCard(name: string, card: string): PlainEnd | undefined {
  const isRed = 'HD'.includes(card.slice(-1));
  if (name === 'Even' || name === 'Odd') return winIf((numberOf(card) % 2 === 0) === (name === 'Even'));
  if (name === 'Red' || name === 'Black') return winIf(isRed === (name === 'Red'));
  if (!name.startsWith('Card ')) return undefined;
  const rank = card.slice(0, -2);
  return winIf(name === `Card ${rank}` || (rank === 'A' && name === 'Card 1'));
}

export const plainLuckySeven: Plain = (name, [only]) => {
  const card = only?.card ?? '';
  const onCard = plainCard(name, card);
  if (onCard !== undefined) return onCard;
  if (numberOf(card) === 7) return 'half';
  return winIf(numberOf(card) < 7 === (name === 'LOW Card'));
};

export const plainDragonTiger: Plain = (name, dealt) => {
  const [dragon = '', tiger = ''] = dealt.map(({ card }) => card);
  const [side = '', ...words] = name.split(' ');
  const onCard = plainCard(words.join(' '), side === 'Dragon' ? dragon : tiger);
  if (onCard !== undefined) return onCard;
  if (name === 'Tie') return winIf(dragon === tiger);
  if (name === 'Pair') return winIf(numberOf(dragon) === numberOf(tiger));
  const places = [dragon, tiger].map((card) => numberOf(card) + 'DCHS'.indexOf(card.slice(-1)) / 10);
  const [one = 0, other = 0] = places;
  return winIf(one !== other && one > other === (name === 'Dragon'));
};

const prizes = ['lose', 1, 4, 6, 30, 40] as const;

/** The hand that a bet is on, given by the last letter of its name, and the other hand. */
function plainHands(name: string, dealt: readonly DealtCard[]) {
  const hands = ['a', 'b'].map((place) =>
    weighHand(dealt.filter((fallen) => fallen.place === place).map(({ card }) => card)),
  );
  const [own = [], other = []] = name.endsWith('A') ? hands : hands.toReversed();
  return { own, other };
}

export const plainTeenpattiOneDay: Plain = (name, dealt) => {
  const { own, other } = plainHands(name, dealt);
  const by = compareHands(own, other);
  return by === 0 ? 'back' : winIf(by > 0);
};

export const plainTeenpattiTwenty: Plain = (name, dealt) =>
  name.startsWith('Pair')
    ? (prizes[plainHands(name, dealt).own[0] ?? 0] ?? 'lose')
    : plainTeenpattiOneDay(name, dealt);

export const plainAmarAkbarAnthony: Plain = (name, [only]) => {
  const card = only?.card ?? '';
  const number = numberOf(card);
  const onCard = plainCard(name, card);
  if (onCard !== undefined) return onCard;
  if (name.endsWith('7')) return number === 7 ? 'half' : winIf(number < 7 === (name === 'Under 7'));
  return winIf(name === ['Amar', 'Akbar', 'Anthony'][number > 10 ? 2 : number > 6 ? 1 : 0]);
};

export const plainWorli: Plain = (name, dealt) => {
  const sum = dealt.reduce((total, { card }) => total + numberOf(card), 0);
  const digit = sum - 10 * Math.floor(sum / 10);
  if (name === 'Odd' || name === 'Even') return winIf((sum % 2 === 1) === (name === 'Odd'));
  if (name.startsWith('Line')) return winIf([1, 2, 3, 4, 5].includes(digit) === (name === 'Line 1'));
  return winIf(name === `${digit} Single`);
};

/** Settles the other bets, which are on the four first cards. */
function plainFirstCards(name: string, cards: readonly string[]): PlainEnd | undefined {
  const [eight = 0, nine = 0, ten = 0, eleven = 0] = cards.map(numberOf);
  const [, player, half] = /^Player (\d+) (Odd|Even)$/.exec(name) ?? [];
  if (half !== undefined) {
    const number = numberOf(cards[Number(player) - 8] ?? '');
    return winIf((number % 2 === 1) === (half === 'Odd'));
  }
  const reds = cards.filter((card) => /[HD]$/.test(card)).length;
  if (name === 'Any Three Card Red') return winIf(reds >= 3);
  if (name === 'Any Three Card Black') return winIf(reds <= 1);
  if (name === 'Two Black Two Red') return winIf(reds === 2);
  if (name.endsWith('Single')) return winIf(String(eight + nine + ten + eleven).endsWith(name.charAt(0)));
  if (!name.endsWith('Total')) return undefined;
  const lead = eight + nine - ten - eleven;
  return lead === 0 ? 'back' : winIf(lead > 0 === (name === '8 & 9 Total'));
}

/** The highest total wins. */
export const plainThirtyTwoCards: Plain = (name, dealt) => {
  const onFirstCards = plainFirstCards(
    name,
    dealt.slice(0, 4).map(({ card }) => card),
  );
  if (onFirstCards !== undefined) return onFirstCards;
  const totals = new Map([8, 9, 10, 11].map((start) => [`player ${start}`, start]));
  for (const { card, place } of dealt) totals.set(place, (totals.get(place) ?? 0) + numberOf(card));
  const [best] = [...totals].sort(([, one], [, other]) => other - one);
  return winIf(best?.[0] === name.toLowerCase());
};

export const plainAndarBahar: Plain = (name, dealt) => {
  const joker = numberOf(dealt[0]?.card ?? '');
  const fallen = dealt.length - 1;
  const side = dealt.at(-1)?.place ?? '';
  if (name.startsWith('Joker')) return name === `Joker ${dealt[0]?.card.slice(0, -2)}` ? 'win' : 'lose';
  if (name === 'Odd' || name === 'Even') return (joker % 2 === 1) === (name === 'Odd') ? 'win' : 'lose';
  if (name === 'SA') return fallen === 2 ? 'win' : 'lose';
  if (name === 'SB') return fallen === 1 ? 'win' : 'lose';
  if (name.startsWith('2nd') && fallen <= 2) return 'back';
  return name.toLowerCase().endsWith(side) ? 'win' : 'lose';
};

const kindNames = ['', 'Pair', 'Flush', 'Straight', 'Trio', 'StraightFlush'];

export const plainTeenpattiThree: Plain = (name, dealt) => {
  const hands = ['tiger', 'lion', 'dragon'].map((place) => ({
    place,
    weight: weighHand(dealt.filter((fallen) => fallen.place === place).map(({ card }) => card)),
  }));
  const [best, second] = [...hands].sort((one, other) => compareHands(other.weight, one.weight));
  if (!best || !second || compareHands(best.weight, second.weight) === 0) return 'back';
  const [hand = '', row = ''] = name.toLowerCase().split(' ');
  if (row === 'winner') return best.place === hand ? 'win' : 'lose';
  const kind = hands.find(({ place }) => place === hand)?.weight[0] ?? 0;
  return kindNames[kind]?.toLowerCase() === row ? 'win' : 'lose';
};
