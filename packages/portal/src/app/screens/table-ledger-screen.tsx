import { TableLedgerPage } from '../../features/ledger/table-ledger-page.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';

const RoundDialog = lazyPart(
  async () => (await import('../../features/table/results/round-dialog.tsx')).RoundDialog,
);

/** Features never import each other: the ledger gets the tables' result popup as a prop. */
export function TableLedgerScreen() {
  return <TableLedgerPage RoundDialog={RoundDialog} />;
}
