import { type Clock, keyFromHex } from '@maidan/betting';
import {
  commitToFlight,
  crashPoint,
  flightDefinition,
  flightEntry,
  flightVersion,
  type GameRuleId,
  openMs,
} from '@maidan/games/rules';
import type { House } from '../../house.ts';
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

/** As `market.product` stores it. */
export const product = 'aviator';

export interface OpenedFlight {
  readonly round: FlightRound;
  /** By the monotonic clock. */
  readonly openedAt: number;
}

/** Opens betting on one round. A retry opens the same round, and betting ends at the same moment. */
export function flightOpener(
  parts: { readonly house: Pick<House, 'rounds'>; readonly clock: Clock; readonly rounds: FlightRounds },
  number: number,
): () => Promise<OpenedFlight> {
  const { house, clock, rounds } = parts;
  const { code, eventId, title } = flightEntry;
  let begun: { readonly closesAt: number; readonly openedAt: number } | undefined;
  return async () => {
    const round = await rounds.of(number);
    // The database stores whole milliseconds, so the value read back is the same.
    begun ??= { closesAt: Math.ceil(clock.now()) + openMs, openedAt: clock.elapsed() };
    const opened = await house.rounds.open({
      game: code,
      number,
      commitment: round.commitment,
      closesAt: begun.closesAt,
      product,
      kind: code,
      name: title,
      eventId,
      room: round.roundId,
      definition: { version: `${code}/${flightVersion}`, value: flightDefinition },
    });
    if (!opened.ok) throw new Error(`round ${round.roundId} could not be opened: ${opened.refusal.code}`);
    return { round, openedAt: begun.openedAt };
  };
}
