import type { PendingBet } from '@maidan/contract/wire';
import { Badge } from '@maidan/ui/badge.tsx';
import { DateTime, Figure } from '@maidan/ui/figures/figure.tsx';
import { formatCoins } from '@maidan/ui/format/coins.ts';
import { formatBetRate } from '@maidan/ui/format/rates.ts';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { Info } from '@maidan/ui/icons/signs.ts';
import type { Column } from '@maidan/ui/tables/table.tsx';
import { wordFor } from '../../texts/word-for.ts';
import type { AccountTexts } from '../texts/en.ts';
import type { EventGroup } from './group-bets.ts';

const layTypes = new Set(['KHAI', 'NO']);

export const showMarketType = (marketType: string, { details, pending }: AccountTexts): string =>
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

/** What the first column names: the bet's match, or under the heading of that and its market what it is on. */
interface NameColumn {
  readonly header: string;
  readonly nameOf: (bet: PendingBet) => string;
}

/** A match has runners, a game has options. */
export const optionColumn = (
  { details, pending }: AccountTexts,
  { match }: Pick<EventGroup, 'match'>,
  nameOf: NameColumn['nameOf'] = ({ market }) => market,
): NameColumn => ({ header: match ? details.runner : pending.option, nameOf });

/** Document 1, section 2, in its order. */
export function pendingColumns(
  all: AccountTexts,
  onStatus: (bet: PendingBet) => void,
  { header, nameOf }: NameColumn = { header: all.pending.match, nameOf: ({ market }) => market },
): readonly Column<PendingBet>[] {
  const { pending: texts } = all;
  return [
    {
      key: 'match',
      header,
      cell: (bet) => <bdi className="font-medium wrap-anywhere">{nameOf(bet)}</bdi>,
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
      cell: ({ rate }) => <Figure>{formatBetRate(rate)}</Figure>,
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
      cell: ({ marketType }) => showMarketType(marketType, all),
      priority: 'low',
    },
    statusColumn(texts, onStatus),
  ];
}
