import type { CasinoResult } from '@maidan/contract/wire';
import { parseRoundRecord, type RoundRecord } from '@maidan/games/rules';
import type { CheckableRound, Verifier } from '../../../betting/verify/verifier.ts';
import { fetchRecord } from './api.ts';
import { CheckedTable } from './checked-table.tsx';

const roundOf = (key: string, record: RoundRecord, result?: CasinoResult): CheckableRound => ({
  key,
  page: <CheckedTable record={record} result={result} />,
});

/** Replays a round of a table. A round that was played elsewhere has no proof. */
export const tableVerifier: Verifier = {
  async find(roundId, signal) {
    const found = await fetchRecord(roundId, signal);
    return found.kind === 'found'
      ? { kind: 'found', round: roundOf(roundId, found.record, found.result) }
      : found;
  },
  read(text) {
    const read = parseRoundRecord(text);
    return read.ok ? { ok: true, value: roundOf(text, read.value) } : read;
  },
};
