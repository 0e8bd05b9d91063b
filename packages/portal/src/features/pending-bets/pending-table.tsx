import type { PendingBet } from '@maidan/contract/wire';
import { Info } from 'lucide-react';
import { formatCoins } from '../../format/coins.ts';
import { formatFancyRate } from '../../format/rates.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import type { AccountTexts } from '../../i18n/account/en.ts';
import { wordFor } from '../../i18n/word-for.ts';
import { showBetRate } from '../../sports/bets/show-price.ts';
import { Badge } from '../../ui/badge.tsx';
import { DateTime } from '../../ui/figures/date-time.tsx';
import { Figure } from '../../ui/figures/figure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Column, DataTable } from '../../ui/tables/table.tsx';

const decimalTypes = new Set(['matchOdds', 'tiedMatch', 'casino']);
const layTypes = new Set(['KHAI', 'NO']);

export function showPendingRate({ rate, marketType }: PendingBet): string {
  return marketType === 'fancy' ? formatFancyRate(rate) : showBetRate(rate, decimalTypes.has(marketType));
}

export const showMarketType = ({ marketType }: PendingBet, { details, pending }: AccountTexts): string =>
  marketType === 'casino' ? details.casinoBets : wordFor(pending.marketTypes, marketType);

function statusColumn(
  texts: AccountTexts['pending'],
  onStatus: (bet: PendingBet) => void,
): Column<PendingBet> {
  return {
    key: 'status',
    header: <span className="sr-only">{texts.status}</span>,
    align: 'end',
    cell: (bet) => (
      <IconButton
        label={texts.statusOf(bet.market)}
        icon={<Info aria-hidden="true" />}
        className="focus-inset -m-2"
        onClick={() => onStatus(bet)}
      />
    ),
  };
}

function columnsIn(all: AccountTexts, onStatus: (bet: PendingBet) => void): readonly Column<PendingBet>[] {
  const { pending: texts } = all;
  return [
    {
      key: 'match',
      header: texts.match,
      cell: ({ market }) => <bdi className="font-medium wrap-anywhere">{market}</bdi>,
    },
    {
      key: 'stake',
      header: texts.stake,
      align: 'end',
      cell: ({ amount }) => <Figure>{formatCoins(amount)}</Figure>,
    },
    {
      key: 'rate',
      header: texts.rate,
      align: 'end',
      cell: (bet) => <Figure>{showPendingRate(bet)}</Figure>,
      priority: 'low',
    },
    {
      key: 'type',
      header: texts.type,
      cell: ({ type }) => (
        <Badge tone={layTypes.has(type) ? 'lay' : 'back'}>{wordFor(texts.types, type)}</Badge>
      ),
      priority: 'low',
    },
    {
      key: 'time',
      header: texts.time,
      cell: ({ time }) => <DateTime at={time} />,
      priority: 'low',
    },
    {
      key: 'market-type',
      header: texts.marketType,
      cell: (bet) => showMarketType(bet, all),
      priority: 'low',
    },
    statusColumn(texts, onStatus),
  ];
}

interface PendingTableProps {
  readonly bets: readonly PendingBet[];
  readonly loading: boolean;
  readonly onStatus: (bet: PendingBet) => void;
}

export function PendingTable({ bets, loading, onStatus }: PendingTableProps) {
  const texts = useAccountTexts();
  return (
    <DataTable
      caption={texts.pending.caption}
      columns={columnsIn(texts, onStatus)}
      rows={bets}
      rowKey={({ _id }) => _id}
      empty={texts.pending.none}
      loading={loading}
    />
  );
}
