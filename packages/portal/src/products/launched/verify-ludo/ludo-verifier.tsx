import { type LudoRecord, readLudoRecord } from '@maidan/studio/rules';
import type { CheckableRound, Verifier } from '../../../betting/verify/verifier.ts';
import { fetchLudo } from './api.ts';
import { CheckedLudo } from './checked-ludo.tsx';

const roundOf = (key: string, record: LudoRecord): CheckableRound => ({
  key,
  page: <CheckedLudo record={record} />,
});

/** Replays a game of Ludo. */
export const ludoVerifier: Verifier = {
  // A copied record has the game's name; an id of a game begins with this prefix.
  knows: (game) => game === 'ludo' || game.startsWith('L600113-'),
  async find(roundId, signal) {
    const found = await fetchLudo(roundId, signal);
    return found.kind === 'found' ? { kind: 'found', round: roundOf(roundId, found.value) } : found;
  },
  read(text) {
    const read = readLudoRecord(text);
    return read.ok ? { ok: true, value: roundOf(text, read.value) } : read;
  },
};
