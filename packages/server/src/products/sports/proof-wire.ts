import type { MatchProof } from '@maidan/contract';
import { oddsTypeOf } from '@maidan/sports';
import type { ProofOfMatch } from './season/match-proof.ts';

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
