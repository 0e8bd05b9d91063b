import type { Clock } from '@maidan/betting';
import { flightDefinition, flightEntry, flightVersion, openMs } from '@maidan/games/rules';
import type { House } from '../../house.ts';
import { product } from './flight-product.ts';
import type { FlightRound, FlightRounds } from './flight-rounds.ts';

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
