import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { TableLedgerPage } from '../../account/ledger/table-ledger-page.tsx';

const RoundDialog = lazyPart(
  async () => (await import('../../products/tables/table/results/round-dialog.tsx')).RoundDialog,
);

/** Features never import each other: the ledger gets the tables' result popup as a prop. */
export function TableLedgerScreen() {
  return <TableLedgerPage RoundDialog={RoundDialog} />;
}
