import { flightEntry } from '@maidan/games/rules';
import type { CheckableRound, Verifier } from '../verifier.ts';
import { fetchFlown } from './api.ts';
import { CheckedFlight } from './checked-flight.tsx';
import { type FlownRecord, readFlight } from './flight-text.ts';

const roundOf = (record: FlownRecord): CheckableRound => ({
  key: record.roundId + record.seedHash,
  page: <CheckedFlight record={record} />,
});

/** Flies a round again. */
export const flightVerifier: Verifier = {
  knows: (game) => game === flightEntry.code,
  async find(roundId, signal) {
    const found = await fetchFlown(roundId, signal);
    return found.kind === 'found' ? { kind: 'found', round: roundOf(found.record) } : { kind: found.kind };
  },
  read(text) {
    const read = readFlight(text);
    return read.ok ? { ok: true, value: roundOf(read.value) } : read;
  },
};
