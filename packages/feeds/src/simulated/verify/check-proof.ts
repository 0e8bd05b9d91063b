import { commitmentTo, keyFromHex } from '@maidan/betting';
import type { FeedResult } from '../../feed.ts';
import { isGenerator } from '../season/generators.ts';
import { type PublicMatch, type ReplayedMatch, replayMatch } from './replay-match.ts';

/** A result that the play of a season can decide, or 'other', which only an operator can declare. */
export type DeclaredResult = Exclude<FeedResult, { kind: 'placed' }> | { readonly kind: 'other' };

/** The declared result of a market. */
export interface DeclaredMarket {
  readonly marketId: string;
  readonly marketName: string;
  /** Null until one is declared. */
  readonly result: DeclaredResult | null;
  /** An operator declared, corrected or voided it, or the season ended before the match: the play alone did not decide it. */
  readonly isByHand: boolean;
}

export interface MatchProof extends PublicMatch {
  readonly seedHash: string;
  /** In hex; null while it is secret. */
  readonly seed: string | null;
  /** Absent from a proof that was read before houses stated it: then 2, since seeds came with it. */
  readonly generator?: number | undefined;
  readonly markets: readonly DeclaredMarket[];
}

export type MarketVerdict = 'same' | 'by-hand' | 'different' | 'undecided';

export interface CheckedMarket extends DeclaredMarket {
  /** Absent where the play decides no such market. */
  readonly replayed: FeedResult | undefined;
  readonly verdict: MarketVerdict;
}

export type CheckedProof =
  | { readonly kind: 'secret' }
  | { readonly kind: 'unknown-match' }
  /** Older or newer than the generators that can be played here, so nothing is said of the match. */
  | { readonly kind: 'unknown-generator'; readonly generator: number }
  /** The revealed seed is not the one that was committed. */
  | { readonly kind: 'other-seed'; readonly hash: string }
  | {
      readonly kind: 'replayed';
      readonly match: ReplayedMatch;
      readonly markets: readonly CheckedMarket[];
      readonly isProven: boolean;
    };

/** Replays the match from the revealed seed, and compares the commitment and every declared result. */
export function checkProof(proof: MatchProof): CheckedProof {
  if (proof.seed === null) return { kind: 'secret' };
  const { generator = 2 } = proof;
  if (!isGenerator(generator)) return { kind: 'unknown-generator', generator };
  const seed = keyFromHex(proof.seed);
  if (seed === undefined) return { kind: 'other-seed', hash: '' };
  const hash = commitmentTo(seed);
  if (hash !== proof.seedHash) return { kind: 'other-seed', hash };
  const match = replayMatch(proof, seed, generator);
  if (match === undefined) return { kind: 'unknown-match' };
  const decided = new Map(match.decisions.map(({ marketId, result }) => [marketId, result]));
  const markets = proof.markets.map((market): CheckedMarket => {
    const replayed = decided.get(market.marketId);
    return { ...market, replayed, verdict: verdictOf(market, replayed) };
  });
  return {
    kind: 'replayed',
    match,
    markets,
    isProven: markets.every(({ verdict }) => verdict !== 'different'),
  };
}

function verdictOf({ result, isByHand }: DeclaredMarket, replayed: FeedResult | undefined): MarketVerdict {
  if (result === null) return 'undecided';
  if (replayed !== undefined && sameResult(result, replayed)) return 'same';
  return isByHand ? 'by-hand' : 'different';
}

function sameResult(one: DeclaredResult, other: FeedResult): boolean {
  if (one.kind === 'winner') return other.kind === 'winner' && one.runnerId === other.runnerId;
  if (one.kind === 'run') return other.kind === 'run' && one.run === other.run;
  return one.kind === 'void' && other.kind === 'void';
}
