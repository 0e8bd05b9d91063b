import { coinsToWireNumber } from '@maidan/betting';
import type { CasinoBet } from '@maidan/contract/wire';
import { figureColumn, modeColumn, nameColumn } from '../../../betting/bet-table.tsx';
import { formatSummary } from '../../../format/coins.ts';
import { formatPrice } from '../../../format/rates.ts';
import { useCasinoTexts } from '../../../i18n/casino/casino-texts.ts';
import type { CasinoTexts } from '../../../i18n/casino/en.ts';
import { sayOption } from '../../../i18n/casino/say-option.ts';
import { sayRoundResult } from '../../../i18n/casino/say-round-result.ts';
import type { TableTexts } from '../../../i18n/table/en.ts';
import { useTableTexts } from '../../../i18n/table/table-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { LatestOnly } from '../../../ui/latest-only.tsx';
import { type Column, DataTable } from '../../../ui/tables/table.tsx';
import { useCompletedBets } from '../api.ts';
import { BetProfit } from './bet-profit.tsx';
import { modeOf } from './mode-of.ts';
import { totalProfit } from './positions.ts';
import { timeColumn } from './time-column.tsx';

const columns = (texts: TableTexts['bets'], casino: CasinoTexts): readonly Column<CasinoBet>[] => [
  {
    key: 'team',
    header: texts.team,
    cell: ({ teamName, roundId }) => (
      <span className="wrap-anywhere">
        <bdi className="font-medium">{sayOption(teamName, casino)}</bdi>
        <span className="tabular block text-xs text-muted">{roundId}</span>
      </span>
    ),
  },
  modeColumn(texts.mode, modeOf(texts)),
  figureColumn({ key: 'rate', header: texts.rate }, ({ odds }) => formatPrice(odds)),
  figureColumn({ key: 'amount', header: texts.amount }, ({ amount }) => formatSummary(amount)),
  nameColumn({ key: 'result', header: texts.result, priority: 'low' }, (bet) =>
    sayRoundResult(bet.showResult, casino),
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
      {data?.hasMore && <LatestOnly says={texts.latest} shown={data.bets.length} />}
      {bets && bets.length > 0 && (
        <p className="mt-3 flex justify-between font-semibold">
          {texts.total}
          <Amount coins={coinsToWireNumber(totalProfit(bets))} summary className="figure text-xl" />
        </p>
      )}
    </Dialog>
  );
}
