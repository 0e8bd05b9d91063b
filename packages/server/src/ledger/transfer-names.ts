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

/** What a player reads; a kind added later is shown by its own name. */
export const transferName = (kind: string): string =>
  Object.hasOwn(names, kind) ? names[kind as TransferKind] : kind;
