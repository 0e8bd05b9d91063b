import { flightEntry } from '@maidan/games/rules';
import { ask } from '../../../house/call.ts';
import type { FlownRecord } from './flight-text.ts';
import { recordOf } from './record-wire.ts';

type FlownFound =
  | { readonly kind: 'found'; readonly record: FlownRecord }
  | { readonly kind: 'unknown' | 'no-proof' };

/** A finished flight and the client's own settled bets on it. */
export async function fetchFlown(roundId: string, signal: AbortSignal): Promise<FlownFound> {
  const { code, eventId } = flightEntry;
  const [{ data }, bets] = await Promise.all([
    ask('v1/game/getRoundIdDetails', { gameType: code, roundId }, { signal }),
    ask('casino/avaitorBetsList', { eventId, show: 'mine', isDeclare: true }, { signal }),
  ]);
  const [round] = data;
  if (round === undefined) return { kind: 'unknown' };
  const record = recordOf(round, bets);
  return record ? { kind: 'found', record } : { kind: 'no-proof' };
}
