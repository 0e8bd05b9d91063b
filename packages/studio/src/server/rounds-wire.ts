import type { InstantOutcome, InstantRecord, OfferedRound, RecentRound } from '../wire/instant.ts';
import { pointsText } from './points-text.ts';
import type { RoundRow } from './rounds-store.ts';

export const offerToWire = ({ id, commitment, version }: RoundRow): OfferedRound => ({
  roundId: id,
  commitment,
  version,
});

/** Only for a decided round, since its seed is included. */
export function recordToWire(round: RoundRow): InstantRecord {
  if (round.state !== 'decided') throw new Error(`round ${round.id} is not decided`);
  return {
    ...recentToWire(round),
    game: round.game as InstantRecord['game'],
    version: round.version,
    commitment: round.commitment,
    serverSeed: round.seed,
    clientSeed: round.client_seed ?? '',
    bets: (round.bets ?? []).map(({ option, points, paid = '0' }) => ({
      option,
      points,
      paid: pointsText(BigInt(paid)),
    })),
  };
}

export const recentToWire = ({ id, outcome, staked, paid, decided_at }: RoundRow): RecentRound => ({
  roundId: id,
  outcome: outcome as InstantOutcome,
  staked: pointsText(staked ?? 0n),
  paid: pointsText(paid ?? 0n),
  decidedAt: new Date(decided_at ?? 0).toISOString(),
});
