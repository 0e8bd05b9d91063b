import { ask } from '../../../house/call.ts';
import { type RecordFound, recordOf } from './record-wire.ts';

/** A finished round and the client's own settled bets on it. */
export async function fetchRecord(roundId: string, signal: AbortSignal): Promise<RecordFound> {
  const [{ data }, { casinoBetData }] = await Promise.all([
    ask('casino/allCasinoResult', { roundId }, { signal }),
    ask('casino/diamondBetsList', { roundId, isDeclare: true, isDeleted: false }, { signal }),
  ]);
  return recordOf(data[0], casinoBetData);
}
