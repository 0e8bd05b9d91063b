import { commitmentTo } from '@maidan/betting';
import { type Compared, compare } from '../kit/compare.ts';
import { walkBackTo } from '../kit/hash-chain.ts';
import { drawPanna } from './draw-panna.ts';

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

export type DrawCheck = Compared<'seed' | 'chain' | 'panna'>;

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
