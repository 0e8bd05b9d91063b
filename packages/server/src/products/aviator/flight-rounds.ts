import { keyFromHex } from '@maidan/betting';
import { commitToFlight, crashPoint, flightEntry, flightVersion, type GameRuleId } from '@maidan/games/rules';
import { type RoundResult, roundMarketId } from '../../rounds/round.ts';
import type { RoundSeed, SeedChains } from '../../rounds/seed-chains.ts';

/** What is decided about a flight before its first bet. */
export interface FlightRound {
  readonly roundId: string;
  readonly number: number;
  readonly seed: RoundSeed;
  /** Public, in hex. */
  readonly salt: string;
  readonly commitment: string;
  /** In hundredths. Secret until the flight is over. */
  readonly crash: number;
}

export interface FlightRounds {
  /** Always the same for a number. */
  of(number: number): Promise<FlightRound>;
}

export function createFlightRounds(
  chains: SeedChains,
  saltOf: (chainEnd: string) => Promise<string>,
): FlightRounds {
  return {
    async of(number) {
      const seed = await chains.seedOf(flightEntry.code, number);
      const salt = await saltOf(seed.chainEnd);
      return {
        roundId: roundMarketId(flightEntry.code, number),
        number,
        seed,
        salt,
        commitment: commitToFlight(seed.seed, flightVersion, salt),
        crash: crashPoint(seed.seed, saltBytes(salt)),
      };
    },
  };
}

export function saltBytes(salt: string): Uint8Array {
  const bytes = keyFromHex(salt);
  if (bytes === undefined) throw new Error('a stored salt is not a key in hex');
  return bytes;
}

export const resultOf = ({ crash }: Pick<FlightRound, 'crash'>): RoundResult => ({
  outcome: { crash },
  rule: 'flight-crashed' satisfies GameRuleId,
  reason: `The plane flew away at ${(crash / 100).toFixed(2)}x.`,
});
