import { type Clock, keyBytes, keyFromHex, keyToHex } from '@maidan/betting';
import { chainEnd, type HashChain, makeChainInSteps, runInTurns, seedAt } from '@maidan/games/rules';
import type { Db } from '@maidan/process/db/db.ts';
import { type ChainRow, insertChain, readChain } from './audit-store.ts';

/** About two weeks of a game with one round a minute. */
const usualLength = 20_000;
const checkpointEvery = 200;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

export interface RoundSeed {
  /** Secret until the round is over. */
  readonly seed: Uint8Array;
  /** Published before the first round of the chain. */
  readonly chainEnd: string;
  /** How often the seed must be hashed to get the end; at least 1. */
  readonly position: number;
}

/** Gives the seed of every round of every game, always the same for a round. */
export interface SeedChains {
  seedOf(game: string, roundNumber: number): Promise<RoundSeed>;
}

export function createSeedChains(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: (length: number) => Uint8Array;
  /** How many rounds one chain covers. */
  readonly chainLength?: number;
}): SeedChains {
  const { db, clock, randomBytes, chainLength = usualLength } = parts;
  const known = new Map<string, ChainRow>();

  async function chainFor(game: string, roundNumber: number): Promise<ChainRow> {
    const last = known.get(game);
    if (last !== undefined && covers(last, roundNumber)) return last;
    const stored = await readChain(db, game, roundNumber);
    if (stored === undefined || !covers(stored, roundNumber)) {
      const firstRound = stored === undefined ? 1 : stored.first_round + stored.length;
      if (firstRound > roundNumber)
        throw new Error(`no chain of ${game} has a seed for round ${roundNumber}`);
      await insertChain(db, game, await newChain(firstRound), clock.now());
      return chainFor(game, roundNumber);
    }
    known.set(game, stored);
    return stored;
  }

  /** A house that starts on a new database makes one for every game, and serves others meanwhile. */
  async function newChain(firstRound: number): Promise<ChainRow> {
    const steps = makeChainInSteps(randomBytes(keyBytes), chainLength, checkpointEvery);
    const chain = await runInTurns(steps, nextTurn);
    return {
      first_round: firstRound,
      length: chain.length,
      chain_end: chainEnd(chain),
      checkpoint_every: chain.every,
      checkpoints: chain.kept.map(keyToHex),
    };
  }

  return {
    async seedOf(game, roundNumber) {
      const row = await chainFor(game, roundNumber);
      const position = roundNumber - row.first_round + 1;
      return { seed: seedAt(chainOf(row), position), chainEnd: row.chain_end, position };
    },
  };
}

export const covers = (chain: ChainRow, roundNumber: number): boolean =>
  roundNumber >= chain.first_round && roundNumber < chain.first_round + chain.length;

export function chainOf({ length, checkpoint_every, checkpoints }: ChainRow): HashChain {
  const kept = checkpoints.map((text) => {
    const seed = keyFromHex(text);
    if (seed === undefined) throw new Error('a stored seed is not a key');
    return seed;
  });
  return { length, every: checkpoint_every, kept };
}
