import { isVoid, keyToHex, type MarketOutcome } from '@maidan/betting';
import type { MatchProof } from '@maidan/contract';
import { type DeclaredMarket, matchSeed } from '@maidan/feeds';
import { oddsTypeOf } from '@maidan/sports';
import type { House } from '../../../house.ts';
import {
  type DeclaredMarketRow,
  declaredMarkets,
  listSeasons,
  readSeededMatch,
  type SeasonRow,
  type SeededMatchRow,
  seasonPrefix,
  seasonSource,
  showSeed,
} from './store.ts';

/** Everything needed to replay a match of the season and compare its results with those declared. */
export interface ProofOfMatch {
  readonly match: SeededMatchRow;
  readonly seedHash: string;
  readonly idPrefix: string;
  readonly generator: number;
  /** In hex; null while the match can still be bet on. */
  readonly seed: string | null;
  /** Empty as long as the seed is secret. */
  readonly markets: readonly (DeclaredMarket & { readonly row: DeclaredMarketRow })[];
}

/** Undefined for a match that no season of ours plays. Reveals the seed of a finished one. */
export async function readMatchProof(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  eventId: string,
): Promise<ProofOfMatch | undefined> {
  const read = await db.snapshot(async (tx) => {
    const match = await readSeededMatch(tx, eventId);
    const isShown = match !== undefined && (match.seed !== null || match.is_done);
    const markets = isShown ? await declaredMarkets(tx, eventId) : [];
    return { match, markets, seasons: await listSeasons(tx) };
  });
  const { match } = read;
  const season = read.seasons.find(({ number }) => seasonSource(number) === match?.source);
  if (match === undefined || season === undefined || match.seed_hash === null) return undefined;
  const { number, generator } = season;
  const proof = { match, seedHash: match.seed_hash, idPrefix: seasonPrefix(number), generator };
  const seed = match.seed ?? (match.is_done ? seedOf(season, match) : null);
  if (seed === null) return { ...proof, seed, markets: [] };
  if (match.seed === null) await showSeed(db, eventId, seed, clock.now());
  return { ...proof, seed, markets: read.markets.map((row) => marketOf(row, match)) };
}

const seedOf = (season: SeasonRow, { event_id }: SeededMatchRow): string =>
  keyToHex(matchSeed(season.seed, event_id));

function marketOf(row: DeclaredMarketRow, { source }: SeededMatchRow) {
  return {
    row,
    marketId: row.id,
    marketName: row.name,
    result: row.outcome === null ? null : resultOf(row.outcome),
    isByHand: row.outcome !== null && (row.declared_by !== source || row.rule === 'season-ended'),
  };
}

function resultOf(outcome: MarketOutcome): DeclaredMarket['result'] {
  if ('winner' in outcome) return { kind: 'winner', runnerId: outcome.winner };
  if ('run' in outcome) return { kind: 'run', run: outcome.run };
  return isVoid(outcome) ? { kind: 'void' } : { kind: 'other' };
}

export function proofToWire(proof: ProofOfMatch): MatchProof {
  const { match, seedHash, idPrefix, generator, seed, markets } = proof;
  return {
    eventId: match.event_id,
    matchName: match.name,
    seriesName: match.series,
    startsAt: new Date(match.starts_at).toISOString(),
    idPrefix,
    generator,
    seedHash,
    seed,
    markets: markets.map(({ marketId, marketName, result, isByHand, row }) => ({
      marketId,
      marketName,
      oddsType: oddsTypeOf(row.kind),
      runners: Object.entries(row.runner_names).map(([id, name]) => ({ id, name })),
      result,
      isByHand,
      rule: row.rule ?? '',
      reason: row.reason ?? '',
    })),
  };
}
