import type { PendingBet } from '@maidan/contract/wire';
import { DataTable } from '@maidan/ui/tables/table.tsx';
import { useAccountTexts } from '../texts/account-texts.ts';
import { pendingColumns } from './pending-columns.tsx';

interface PendingTableProps {
  readonly bets: readonly PendingBet[];
  readonly loading: boolean;
  readonly onStatus: (bet: PendingBet) => void;
}

/** Every bet in one list; if there are many, only visible rows are rendered. */
export function PendingTable({ bets, loading, onStatus }: PendingTableProps) {
  const texts = useAccountTexts();
  return (
    <DataTable
      caption={texts.pending.caption}
      columns={pendingColumns(texts, onStatus)}
      rows={bets}
      rowKey={({ _id }) => _id}
      empty={texts.pending.none}
      loading={loading}
    />
  );
}
