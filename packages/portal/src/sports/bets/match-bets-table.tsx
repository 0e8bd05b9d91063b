import type { MatchBet } from '@maidan/contract/wire';
import { amountColumn, BetTable, figureColumn, modeColumn, nameColumn } from '../../betting/bet-table.tsx';
import { formatRate } from '../../format/rates.ts';
import type { SportsTexts } from '../../i18n/sports/en.ts';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import type { Column } from '../../ui/tables/table.tsx';

interface MatchBetsTableProps {
  readonly bets: readonly MatchBet[];
  readonly loading: boolean;
  readonly empty: string;
}

function columnsIn({ bets, slip: { modes } }: SportsTexts): readonly Column<MatchBet>[] {
  return [
    nameColumn({ key: 'team', header: bets.team }, ({ teamName }) => teamName),
    { key: 'type', header: bets.oddsType, cell: ({ oddsType }) => bets.oddsTypes[oddsType], priority: 'low' },
    amountColumn({ header: bets.amount }),
    figureColumn({ key: 'rate', header: bets.rate, priority: 'low' }, ({ odds }) => formatRate(odds)),
    modeColumn(bets.mode, ({ type }) =>
      type === 'L' ? { side: 'back', text: modes.lagai } : { side: 'lay', text: modes.khai },
    ),
  ];
}

export function MatchBetsTable(props: MatchBetsTableProps) {
  const texts = useSportsTexts();
  return <BetTable {...props} caption={texts.bets.matchBets} columns={columnsIn(texts)} />;
}
