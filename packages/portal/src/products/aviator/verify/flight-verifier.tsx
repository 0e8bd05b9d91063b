import { flightEntry } from '@maidan/games/rules';
import type { CheckableRound, Verifier } from '../../../betting/verify/verifier.ts';
import { fetchFlown } from './api.ts';
import { CheckedFlight } from './checked-flight.tsx';
import { type FlownRecord, readFlight } from './flight-text.ts';

const roundOf = (key: string, record: FlownRecord): CheckableRound => ({
  key,
  page: <CheckedFlight record={record} />,
});

/** Replays a flight. */
export const flightVerifier: Verifier = {
  knows: (game) => game === flightEntry.code,
  async find(roundId, signal) {
    const found = await fetchFlown(roundId, signal);
    return found.kind === 'found'
      ? { kind: 'found', round: roundOf(roundId, found.record) }
      : { kind: found.kind };
  },
  read(text) {
    const read = readFlight(text);
    return read.ok ? { ok: true, value: roundOf(text, read.value) } : read;
  },
};
