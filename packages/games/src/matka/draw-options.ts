import {
  commitmentTo,
  integerBetween,
  keyFromText,
  keyToHex,
  type ListedOutcome,
  type NumbersDefinition,
  type NumbersOutcome,
  type OptionsDefinition,
  type OptionsOutcome,
  type Random,
} from '@maidan/betting';
import { canonicalText } from '../proof/canonical-text.ts';
import { type Compared, compare } from '../proof/compare.ts';
import { commitmentText, roundRandom } from '../proof/fairness.ts';
import { walkBackTo } from '../proof/hash-chain.ts';
import { matkaRates, matkaVersion, parityOf } from './matka-games.ts';
import { ankOf, jodis, matkaDigits, pannas, writePanna } from './pannas.ts';

const anks = matkaDigits.map(
  (digit): ListedOutcome => ({ id: digit, verdicts: { [digit]: 'win', [parityOf(digit)]: 'win' } }),
);

/** The market of one draw: singles and odd-even are decided by its ank, pannas by the panna itself. */
export const drawDefinition: OptionsDefinition = {
  shape: 'options',
  groups: [
    { id: 'ank', options: [...matkaDigits, 'ODD', 'EVEN'], outcomes: anks },
    { id: 'panna', options: pannas, isComplete: true },
  ],
};

export const outcomeOfPanna = (panna: string): OptionsOutcome => ({
  groups: { ank: ankOf(panna), panna },
});

/** The market of both draws of a day. */
export const jodiDefinition: NumbersDefinition = { shape: 'numbers', numbers: jodis };

/**
 * Without a close draw the ten jodis that begin with the open ank share the win, so that each pays as a
 * single.
 */
export const outcomeOfJodi = (openAnk: string, closeAnk: string | undefined): NumbersOutcome =>
  closeAnk === undefined
    ? { shared: { numbers: jodis.filter((jodi) => jodi.startsWith(openAnk)) } }
    : { number: openAnk + closeAnk };

/** SHA-256 in hex of what every draw commits to besides its seed. */
export const matkaPayTableHash = (): string =>
  keyToHex(
    keyFromText(
      canonicalText({
        game: 'matka',
        version: matkaVersion,
        rates: matkaRates,
        drawDefinition,
        jodiDefinition,
      }),
    ),
  );

/**
 * Three digits, each uniform and independent. Drawing uniformly from the 220 pannas would make double and
 * triple pannas far too likely for what they pay.
 */
export function drawDigits(random: Random): string {
  const digit = () => String(integerBetween(random, 0, 9));
  return writePanna([digit(), digit(), digit()]);
}

/** The panna of a draw, from its seed. */
export const drawPanna = (seed: Uint8Array, roundId: string): string =>
  drawDigits(roundRandom(seed, roundId));

/** What is committed to before the first bet on a draw. */
export const drawCommitment = (seed: Uint8Array): string =>
  commitmentText({
    seedHash: commitmentTo(seed),
    version: matkaVersion,
    payTableHash: matkaPayTableHash(),
  });

/** Everything needed to repeat a draw. */
export interface DrawRecord {
  readonly roundId: string;
  readonly seed: Uint8Array;
  /** Shown while bets were open, in hex. */
  readonly seedHash: string;
  readonly chain: {
    /** Published before the market's first draw, in hex. */
    readonly end: string;
    readonly position: number;
  };
  /** The panna that was declared. */
  readonly panna: string;
}

type DrawCheck = Compared<'seed' | 'chain' | 'panna'>;

/** Repeats the draw and compares. Yields the number of hashes left, so that a page can show progress. */
export function* verifyDraw(record: DrawRecord): Generator<number, readonly DrawCheck[]> {
  const { seed, seedHash, chain, roundId, panna } = record;
  const isLinked = yield* walkBackTo(chain.end, seed, chain.position);
  return [
    compare('seed', seedHash, commitmentTo(seed)),
    compare('chain', chain.end, isLinked ? chain.end : ''),
    compare('panna', panna, drawPanna(seed, roundId)),
  ];
}
