import type { MatchBet } from '@maidan/contract/wire';
import { allMarketKinds, isDecimalKind, oddsTypeOf } from '@maidan/sports';
import { formatSummary } from '../format/coins.ts';
import type { SportsTexts } from '../i18n/sports/en.ts';
import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { type Column, DataTable } from '../ui/table.tsx';
import { showBetRate } from './show-price.ts';

interface MatchBetsTableProps {
  readonly bets: readonly MatchBet[];
  readonly loading: boolean;
  readonly empty: string;
}

const isExchange = ({ oddsType }: MatchBet) =>
  allMarketKinds.some((kind) => isDecimalKind(kind) && oddsTypeOf(kind) === oddsType);

function columnsIn({ bets, slip }: SportsTexts): readonly Column<MatchBet>[] {
  return [
    {
      key: 'team',
      header: bets.team,
      cell: ({ teamName }) => <bdi className="wrap-anywhere">{teamName}</bdi>,
    },
    { key: 'type', header: bets.oddsType, cell: ({ oddsType }) => bets.oddsTypes[oddsType], priority: 'low' },
    { key: 'amount', header: bets.amount, align: 'end', cell: ({ amount }) => figure(formatSummary(amount)) },
    {
      key: 'rate',
      header: bets.rate,
      align: 'end',
      priority: 'low',
      cell: (bet) => figure(showBetRate(bet.odds, isExchange(bet))),
    },
    {
      key: 'mode',
      header: bets.mode,
      align: 'end',
      cell: ({ type }) =>
        type === 'L' ? (
          <Badge tone="back">{slip.modes.lagai}</Badge>
        ) : (
          <Badge tone="lay">{slip.modes.khai}</Badge>
        ),
    },
  ];
}

const figure = (text: string) => <span className="tabular">{text}</span>;

export function MatchBetsTable({ bets, loading, empty }: MatchBetsTableProps) {
  const texts = useSportsTexts();
  return (
    <DataTable
      caption={texts.bets.matchBets}
      columns={columnsIn(texts)}
      rows={bets}
      rowKey={({ _id }) => _id}
      empty={empty}
      loading={loading}
    />
  );
}
