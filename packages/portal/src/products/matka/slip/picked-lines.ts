import {
  type Coins,
  coins,
  type Leg,
  legIfWins,
  noCoins,
  oddsFromDecimal,
  parseCoins,
} from '@maidan/betting';
import type { MatkaDraw, MatkaGame } from '../matka-game.ts';
import type { NumberAnswer } from './place-number-wire.ts';

/** One number a client may stake on. */
export interface Pick {
  /** The key of its tile and its line. */
  readonly key: string;
  readonly game: MatkaGame;
  readonly draw: MatkaDraw;
  /** As the house spells it. */
  readonly number: string;
  /** As shown to players: `Andar 4`, `07`. */
  readonly label: string;
  /** Decimal, stake included; undefined if the house does not send it. */
  readonly rate: number | undefined;
  /** The market's day it is for: the next day may open while the slip is open. */
  readonly day: string;
}

export interface Line extends Pick {
  readonly stake: number;
}

/**
 * The numbers on a slip, each with its own stake. The amount in the field applies to the numbers picked since
 * an amount was last set, so that one slip can have 500 on some numbers and 1,000 on others.
 */
export interface Picked {
  readonly lines: readonly Line[];
  readonly amount: number;
  /** The first line that the amount applies to. */
  readonly from: number;
  readonly isAmountSet: boolean;
}

export const nothingPicked: Picked = { lines: [], amount: 0, from: 0, isAmountSet: false };

/** Adds those that are not picked yet, with the amount in the field. */
export function addPicks(picked: Picked, picks: readonly Pick[]): Picked {
  const known = new Set(picked.lines.map(({ key }) => key));
  const added = picks.filter(({ key }) => !known.has(key)).map((pick) => ({ ...pick, stake: picked.amount }));
  if (added.length === 0) return picked;
  return {
    ...picked,
    lines: [...picked.lines, ...added],
    from: picked.isAmountSet ? picked.lines.length : picked.from,
    isAmountSet: false,
  };
}

function removePicks(picked: Picked, keys: ReadonlySet<string>): Picked {
  const isKept = ({ key }: Line): boolean => !keys.has(key);
  return {
    ...picked,
    lines: picked.lines.filter(isKept),
    from: picked.lines.slice(0, picked.from).filter(isKept).length,
  };
}

/** Picks those that are not picked; if all of them are, removes them. */
export function togglePicks(picked: Picked, picks: readonly Pick[]): Picked {
  const added = addPicks(picked, picks);
  return added === picked ? removePicks(picked, new Set(picks.map(({ key }) => key))) : added;
}

export function setAmount(picked: Picked, amount: number): Picked {
  return {
    ...picked,
    amount,
    isAmountSet: true,
    lines: picked.lines.map((line, index) => (index < picked.from ? line : { ...line, stake: amount })),
  };
}

/** Clear Input: every number stays, without a stake. */
export function clearAmounts(picked: Picked): Picked {
  return setAmount({ ...picked, from: 0 }, 0);
}

const stakeOf = ({ stake }: Line): Coins => parseCoins(stake) ?? noCoins;

export function totalOf(lines: readonly Line[]): Coins {
  return coins(lines.reduce<bigint>((sum, line) => sum + stakeOf(line), 0n));
}

/**
 * The client's profit if the best number of every draw wins. Numbers of one game on one draw exclude each
 * other, so the stakes on the others are lost. Undefined if a rate is not known.
 */
export function bestWinOf(lines: readonly Line[]): Coins | undefined {
  const rivals = Map.groupBy(lines, ({ game, draw }) => `${game}/${draw}`);
  let sum = 0n;
  for (const group of rivals.values()) {
    const legs = group.flatMap(legOf);
    if (legs.length < group.length) return undefined;
    const staked = totalOf(group);
    const results = legs.map((leg) => legIfWins(leg) + leg.stake - staked);
    sum += results.reduce((best, result) => (result > best ? result : best));
  }
  return coins(sum);
}

function legOf(line: Line): readonly Leg[] {
  if (line.rate === undefined) return [];
  const odds = oddsFromDecimal(String(line.rate));
  return [{ option: line.number, side: 'back', stake: stakeOf(line), odds }];
}

export interface LineAnswer extends NumberAnswer {
  readonly line: Line;
}

/** As many parallel calls as a phone's browser allows, less those the page itself needs. */
const callsAtOnce = 4;

interface LinesToPlace {
  readonly lines: readonly Line[];
  readonly place: (line: Line, index: number) => Promise<NumberAnswer>;
  /** Called with every answer as it arrives. */
  readonly onAnswer: (answer: LineAnswer) => void;
}

/**
 * Places every line separately: a refused one does not affect the others. The answers are in the lines'
 * order.
 */
export async function placeLines({ lines, place, onAnswer }: LinesToPlace): Promise<readonly LineAnswer[]> {
  const answers: LineAnswer[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < lines.length; index = next++) {
      const line = lines[index];
      if (!line) return;
      const answer = { ...(await place(line, index)), line };
      answers[index] = answer;
      onAnswer(answer);
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return answers;
}
