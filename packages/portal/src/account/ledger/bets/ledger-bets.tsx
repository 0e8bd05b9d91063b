import { DataTable } from '@maidan/ui/tables/table.tsx';
import { useRunnerName } from '../../../texts/runner-name.ts';
import { useAccountTexts } from '../../texts/account-texts.ts';
import { type AnyBet, type BetTableKind, betColumns } from './bet-columns.tsx';

interface LedgerBetsProps {
  readonly kind: BetTableKind;
  readonly title: string;
  readonly bets: readonly AnyBet[];
  readonly onWhy: (bet: AnyBet) => void;
}

export function LedgerBets({ kind, title, bets, onWhy }: LedgerBetsProps) {
  const texts = useAccountTexts();
  const sayRunner = useRunnerName();
  const named = bets.map((bet) => ('teamName' in bet ? { ...bet, teamName: sayRunner(bet.teamName) } : bet));
  return (
    <section className="flex flex-col gap-2">
      <h2 className="flex items-baseline gap-2 font-semibold">
        {title}
        {bets.length > 0 && <span className="tabular text-sm font-normal text-muted">{bets.length}</span>}
      </h2>
      <DataTable
        caption={title}
        columns={betColumns(kind, texts, onWhy, named)}
        rows={named}
        rowKey={({ _id }) => _id}
        empty={texts.details.none}
      />
    </section>
  );
}
