import { isVirtualGame } from '@maidan/studio/rules';
import type { InstantRecord } from '@maidan/studio/wire';
import type { CheckableRound, Verifier } from '../../../betting/verify/verifier.ts';
import { fetchVirtual } from './api.ts';
import { CheckedVirtual } from './checked-virtual.tsx';
import { readVirtual } from './virtual-text.ts';

const roundOf = (key: string, record: InstantRecord): CheckableRound => ({
  key,
  page: <CheckedVirtual record={record} />,
});

/** Replays a round of a virtual game. */
export const virtualVerifier: Verifier = {
  knows: isVirtualGame,
  async find(roundId, signal) {
    const found = await fetchVirtual(roundId, signal);
    return found.kind === 'found' ? { kind: 'found', round: roundOf(roundId, found.value) } : found;
  },
  read(text) {
    const read = readVirtual(text);
    return read.ok ? { ok: true, value: roundOf(text, read.value) } : read;
  },
};
