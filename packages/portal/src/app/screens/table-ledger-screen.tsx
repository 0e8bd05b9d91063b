import { lazy } from 'react';
import { TableLedgerPage } from '../../features/ledger/table-ledger-page.tsx';

const RoundDialog = lazy(async () => ({
  default: (await import('../../features/table/results/round-dialog.tsx')).RoundDialog,
}));

/** Features never import each other: the ledger is handed the tables' result popup here. */
export function TableLedgerScreen() {
  return <TableLedgerPage RoundDialog={RoundDialog} />;
}
