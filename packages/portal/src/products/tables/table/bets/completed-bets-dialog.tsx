import { coinsToWireNumber } from '@maidan/betting';
import type { CasinoBet } from '@maidan/contract/wire';
import { Button } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { Amount, LatestOnly } from '@maidan/ui/figures/figure.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { FailedState } from '@maidan/ui/page-states.tsx';
import { type Column, DataTable } from '@maidan/ui/tables/table.tsx';
import { figureColumn, modeColumn, nameColumn } from '../../../../betting/bet-table.tsx';
import { useCasinoTexts } from '../../option-texts/casino-texts.ts';
import type { CasinoTexts } from '../../option-texts/en.ts';
import { formatOption } from '../../option-texts/format-option.ts';
import { formatRoundResult } from '../../option-texts/format-round-result.ts';
import type { TableTexts } from '../../texts/en.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { useCompletedBets } from '../api.ts';
import { BetProfit, modeOf, timeColumn } from './bet-columns.tsx';
import { totalProfit } from './positions.ts';

const columns = (texts: TableTexts['bets'], casino: CasinoTexts): readonly Column<CasinoBet>[] => [
  {
    key: 'team',
    header: texts.team,
    cell: ({ teamName, roundId }) => (
      <span className="wrap-anywhere">
        <bdi className="font-medium">{formatOption(teamName, casino)}</bdi>
        <span className="tabular block text-xs text-muted">{roundId}</span>
      </span>
    ),
  },
  modeColumn(texts.mode, modeOf(texts)),
  figureColumn({ key: 'rate', header: texts.rate }, ({ odds }) => formatPrice(odds)),
  figureColumn({ key: 'amount', header: texts.amount }, ({ amount }) => formatSummary(amount)),
  nameColumn({ key: 'result', header: texts.result, priority: 'low' }, (bet) =>
    formatRoundResult(bet.showResult, casino),
  ),
  timeColumn(texts),
  { key: 'profit-loss', header: texts.profitLoss, align: 'end', cell: (bet) => <BetProfit bet={bet} /> },
];

interface CompletedBetsDialogProps {
  readonly eventId: string;
  readonly onClose: () => void;
}

export function CompletedBetsDialog({ eventId, onClose }: CompletedBetsDialogProps) {
  const { bets: texts, results } = useTableTexts();
  const casino = useCasinoTexts();
  const { data, error, refetch } = useCompletedBets(eventId);
  const bets = data?.bets;
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.completedTitle}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {error ? (
        <FailedState
          title={texts.notLoaded}
          reason={error.message}
          retry={results.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <DataTable
          caption={texts.completedTitle}
          columns={columns(texts, casino)}
          rows={bets ?? []}
          rowKey={({ _id }) => _id}
          loading={bets === undefined}
          empty={texts.noData}
        />
      )}
      {data?.hasMore && <LatestOnly format={texts.latest} shown={data.bets.length} />}
      {bets && bets.length > 0 && (
        <p className="mt-3 flex justify-between font-semibold">
          {texts.total}
          <Amount coins={coinsToWireNumber(totalProfit(bets))} summary className="figure text-xl" />
        </p>
      )}
    </Dialog>
  );
}
