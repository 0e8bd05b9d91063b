import { coinsToWireNumber, type Leg, legIfLoses, legIfWins } from '@maidan/betting';
import type { CasinoBet } from '@maidan/contract/wire';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { formatPrice } from '@maidan/ui/format/rates.ts';
import { type Column, DataTable } from '@maidan/ui/tables/table.tsx';
import { figureColumn, modeColumn, nameColumn } from '../../../../betting/bet-table.tsx';
import { useOptionName } from '../../option-texts/use-option-name.ts';
import type { TableTexts } from '../../texts/en.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { BetProfit, modeOf, timeColumn } from './bet-columns.tsx';
import { legsOf } from './positions.ts';

type FormatOption = (name: string) => string;

/** The possible profit and loss of the bet. */
function Ends({ leg }: { readonly leg: Leg }) {
  const [one, other] = [legIfWins(leg), legIfLoses(leg)];
  const [best, worst] = one > other ? [one, other] : [other, one];
  return (
    <>
      <Amount coins={coinsToWireNumber(best)} summary /> <Amount coins={coinsToWireNumber(worst)} summary />
    </>
  );
}

const columns = (texts: TableTexts['bets'], formatOption: FormatOption): readonly Column<CasinoBet>[] => [
  nameColumn({ key: 'team', header: texts.team }, ({ teamName }) => formatOption(teamName)),
  modeColumn(texts.mode, modeOf(texts)),
  figureColumn({ key: 'rate', header: texts.rate, priority: 'low' }, ({ odds }) => formatPrice(odds)),
  figureColumn({ key: 'amount', header: texts.amount }, ({ amount }) => formatSummary(amount)),
  { key: 'result', header: texts.result, priority: 'low', cell: (bet) => <BetProfit bet={bet} /> },
  timeColumn(texts),
  {
    key: 'profit-loss',
    header: texts.profitLoss,
    align: 'end',
    cell: (bet) => (
      <span className="flex flex-col items-end">
        {legsOf([bet]).map((leg) => (
          <span key={leg.option} className="whitespace-nowrap">
            <Ends leg={leg} />
          </span>
        ))}
      </span>
    ),
  },
];

export function OpenBets({ bets }: { readonly bets: readonly CasinoBet[] }) {
  const { bets: texts } = useTableTexts();
  const formatOption = useOptionName();
  return (
    <DataTable
      caption={texts.open}
      columns={columns(texts, formatOption)}
      rows={bets}
      rowKey={({ _id }) => _id}
      empty={texts.none}
    />
  );
}
