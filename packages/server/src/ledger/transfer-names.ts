import type { TransferKind } from '../wallet/transfer.ts';

const names: Record<TransferKind, string> = {
  credit: 'Credit',
  debit: 'Debit',
  settlement: 'Result',
  'settlement-reversal': 'Result taken back',
  'session-commission': 'Session commission',
  'match-commission': 'Match commission',
  'commission-reversal': 'Commission taken back',
};

/** In English, as stored. */
export const transferName = (kind: TransferKind): string => names[kind];
