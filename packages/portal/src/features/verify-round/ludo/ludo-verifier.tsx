import { type LudoRecord, readLudoRecord } from '@maidan/games/rules';
import type { CheckableRound, Verifier } from '../verifier.ts';
import { fetchLudo } from './api.ts';
import { CheckedLudo } from './checked-ludo.tsx';

const roundOf = (key: string, record: LudoRecord): CheckableRound => ({
  key,
  page: <CheckedLudo record={record} />,
});

/** Plays a game of Ludo again. */
export const ludoVerifier: Verifier = {
  // A copied record names the game; the number of a game begins with its id.
  knows: (game) => game === 'ludo' || game.startsWith('L600113-'),
  async find(roundId, signal) {
    const record = await fetchLudo(roundId, signal);
    return record ? { kind: 'found', round: roundOf(roundId, record) } : { kind: 'unknown' };
  },
  read(text) {
    const read = readLudoRecord(text);
    return read.ok ? { ok: true, value: roundOf(text, read.value) } : read;
  },
};
