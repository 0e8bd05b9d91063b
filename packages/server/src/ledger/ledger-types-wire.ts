import type { LedgerRow } from '@maidan/contract';

const ledgerTypes: Record<string, LedgerRow['ledgerType']> = {
  sports: 'match',
  casino: 'diamondCasino',
  aviator: 'diamondCasino',
  launched: 'internationalCasino',
  matka: 'matka',
};

export const ledgerTypeOf = (product: string): LedgerRow['ledgerType'] =>
  ledgerTypes[product] ?? 'diamondCasino';
