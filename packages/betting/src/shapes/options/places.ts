import { type Leg, legIfLoses, legIfWins } from '../../bet.ts';
import { type Coins, coins, noCoins, roundUpToHundredths } from '../../coins.ts';
import {
  areOptions,
  isRecord,
  isVoid,
  type MarketShape,
  type VoidOutcome,
  wordsOrVoid,
} from '../market-shape.ts';
import { formatOptions, listOptions, readOptions, splitWords } from '../option-words.ts';
import { decodeOptions, emptyOptionBook, encodeOptions, moveOption, type OptionBook } from './option-book.ts';

/**
 * A race, or any market with several winners: the first `places` of the runners win, more where they finish level,
 * fewer where fewer finish. Any runner may be withdrawn, and bets on it are then returned. Back and lay.
 */
export interface PlacesDefinition {
  readonly shape: 'places';
  /** At least two. */
  readonly runners: readonly string[];
  /** At least one. */
  readonly places: number;
}

export type PlacesOutcome =
  | { readonly placed: { readonly winners: readonly string[]; readonly withdrawn: readonly string[] } }
  | VoidOutcome;

function accepts(definition: PlacesDefinition, leg: Leg): boolean {
  return definition.runners.includes(leg.option);
}

/**
 * A runner that does not win loses or is withdrawn, whichever is worse, and up to `places` of them win. A dead heat is
 * an average of such endings, so none falls below the worst of them.
 */
function worstCase({ runners, places }: PlacesDefinition, book: OptionBook): Coins {
  let worst = 0n;
  const rises: bigint[] = [];
  for (const runner of runners) {
    const { win, lose } = book.get(runner) ?? { win: 0n, lose: 0n };
    const leastWithoutWin = lose < 0n ? lose : 0n;
    worst += leastWithoutWin;
    rises.push(win - leastWithoutWin);
  }
  const [first = 0n, ...others] = rises.toSorted((one, other) => (one < other ? -1 : 1));
  worst += first;
  for (const rise of others.slice(0, places - 1)) if (rise < 0n) worst += rise;
  return coins(worst < 0n ? worst : 0n);
}

/** The mirror of the worst case: what wins adds most, and what does not win loses or is withdrawn, whichever is better. */
function bestCase({ runners, places }: PlacesDefinition, book: OptionBook): Coins {
  let best = 0n;
  const rises: bigint[] = [];
  for (const runner of runners) {
    const { win, lose } = book.get(runner) ?? { win: 0n, lose: 0n };
    const mostWithoutWin = lose > 0n ? lose : 0n;
    best += mostWithoutWin;
    rises.push(win - mostWithoutWin);
  }
  const [first = 0n, ...others] = rises.toSorted((one, other) => (one > other ? -1 : 1));
  best += first;
  for (const rise of others.slice(0, places - 1)) if (rise > 0n) best += rise;
  return coins(best > 0n ? best : 0n);
}

/** With more winners than places a stake is divided: that part of it wins, and the rest loses. */
function payoutOfWinner(leg: Leg, places: number, winners: number): Coins {
  if (winners <= places) return legIfWins(leg);
  const won = legIfWins(leg) * BigInt(places);
  return roundUpToHundredths(won + legIfLoses(leg) * BigInt(winners - places), BigInt(winners));
}

/** The least profit when this runner wins: the other winners are those whose winning costs most. */
function profitIfWins({ runners, places }: PlacesDefinition, book: OptionBook, winner: string): Coins {
  let profit = 0n;
  const others: bigint[] = [];
  for (const runner of runners) {
    const { win, lose } = book.get(runner) ?? { win: 0n, lose: 0n };
    profit += runner === winner ? win : lose;
    if (runner !== winner) others.push(win - lose);
  }
  const besides = others.toSorted((one, other) => (one < other ? -1 : 1)).slice(0, places - 1);
  return coins(besides.reduce((sum, swing) => sum + swing, profit));
}

function isPlacing({ winners, withdrawn }: Readonly<Record<string, unknown>>, runners: readonly string[]) {
  if (!areOptions(winners, runners) || !areOptions(withdrawn, runners)) return false;
  return winners.length > 0 && !winners.some((runner) => withdrawn.includes(runner));
}

/** "Lions, Tigers; withdrawn Bears". */
const words = wordsOrVoid<PlacesDefinition, Exclude<PlacesOutcome, VoidOutcome>>({
  outcomeWord: 'placed',
  outcomeExample: 'NAMES',
  formatOutcome({ runners }, { placed: { winners, withdrawn } }, names) {
    const won = formatOptions(winners, runners, names);
    return withdrawn.length === 0 ? won : `${won}; withdrawn ${formatOptions(withdrawn, runners, names)}`;
  },
  readOutcome({ runners }, text, names) {
    const [won = '', rest, ...more] = splitWords(text, ';');
    const [, out] = /^withdrawn (.+)$/.exec(rest ?? '') ?? [];
    if (more.length > 0 || (rest !== undefined && out === undefined)) return undefined;
    const winners = readOptions(won, runners, names);
    const withdrawn = out === undefined ? [] : readOptions(out, runners, names);
    if (winners === undefined || withdrawn === undefined) return undefined;
    const placed = { winners, withdrawn };
    return isPlacing(placed, runners) ? { placed } : undefined;
  },
  outcomesInWords: ({ runners }, names) =>
    `some of ${listOptions(runners, names)}, those not run after "; withdrawn"`,
});

export const places: MarketShape<PlacesDefinition, OptionBook, PlacesOutcome> = {
  ...words,
  emptyBook: () => emptyOptionBook,
  accepts,
  addLeg(definition, book, leg) {
    if (!accepts(definition, leg)) throw new RangeError(`no runner ${leg.option} in this market`);
    return moveOption(book, leg, 1n);
  },
  removeLeg: (_definition, book, leg) => moveOption(book, leg, -1n),
  worstCase,
  bestCase,
  isOutcome({ runners }, outcome): outcome is PlacesOutcome {
    if (isVoid(outcome)) return true;
    return isRecord(outcome) && isRecord(outcome.placed) && isPlacing(outcome.placed, runners);
  },
  payout(definition, leg, outcome) {
    if (isVoid(outcome)) return noCoins;
    const { winners, withdrawn } = outcome.placed;
    if (withdrawn.includes(leg.option)) return noCoins;
    if (!winners.includes(leg.option)) return legIfLoses(leg);
    return payoutOfWinner(leg, definition.places, winners.length);
  },
  winners: (_definition, outcome) => (isVoid(outcome) ? [] : outcome.placed.winners),
  positions: (definition, book) => ({
    by: 'option',
    options: definition.runners.map((option) => ({ option, profit: profitIfWins(definition, book, option) })),
  }),
  encodeBook: encodeOptions,
  decodeBook: (_definition, encoded) => decodeOptions(encoded),
};
