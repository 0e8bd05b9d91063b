import type { CasinoBet } from '@maidan/contract/wire';
import { Badge } from '@maidan/ui/badge.tsx';
import { Amount, DateTime, Figure } from '@maidan/ui/figures/figure.tsx';
import { formatCoins } from '@maidan/ui/format/coins.ts';
import { formatBetRate } from '@maidan/ui/format/rates.ts';
import type { Column } from '@maidan/ui/tables/table.tsx';
import type { AccountTexts } from '../../texts/en.ts';
import { whyColumn } from '../entry-parts.tsx';

const figure = (text: string) => <Figure>{text}</Figure>;

const named = (name: string, roundId: string, player?: string) => (
  <span className="font-medium wrap-anywhere">
    <bdi>{name}</bdi>
    {player && (
      <span className="block text-xs font-normal">
        <bdi>{player}</bdi>
      </span>
    )}
    <span className="tabular block text-xs font-normal text-muted">{roundId}</span>
  </span>
);

interface BetActions {
  /** Opens the story of a bet. */
  readonly onWhy: (bet: CasinoBet) => void;
  /** Opens the result of its round. */
  readonly onRound: (bet: CasinoBet) => void;
  readonly openRound: (roundId: string) => string;
}

interface BetTexts {
  readonly option: (bet: CasinoBet) => string;
  readonly result: (bet: CasinoBet) => string;
}

/** Document 2, section 2: the P&L of a table's bets has no sign; its colour shows win or loss. */
function profitOf({ profitLoss }: CasinoBet) {
  return (
    <Figure className={profitLoss < 0 ? 'text-loss' : 'text-win'}>{formatCoins(Math.abs(profitLoss))}</Figure>
  );
}

export function tableBetColumns(
  { date, details: texts, pending }: AccountTexts,
  { onWhy, onRound, openRound }: BetActions,
  betTexts: BetTexts,
): readonly Column<CasinoBet>[] {
  return [
    {
      key: 'round',
      header: texts.player,
      cell: (bet) => (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={[betTexts.option(bet), bet.userInfo.name, openRound(bet.roundId)].join(', ')}
          onClick={() => onRound(bet)}
          className="focus-inset -my-1 min-h-11 rounded text-start underline-offset-4 hover:underline"
        >
          {named(betTexts.option(bet), bet.roundId, bet.userInfo.name)}
        </button>
      ),
    },
    { key: 'date', header: date, cell: (bet) => <DateTime at={bet.createdAt} />, priority: 'low' },
    {
      key: 'rate',
      header: texts.rate,
      align: 'end',
      cell: (bet) => figure(formatBetRate(bet.odds)),
      priority: 'low',
    },
    { key: 'amount', header: texts.amount, align: 'end', cell: (bet) => figure(formatCoins(bet.amount)) },
    {
      key: 'mode',
      header: texts.mode,
      cell: ({ betType }) => (
        <Badge tone={betType === 'Yes' ? 'back' : 'lay'}>
          {pending.types[betType === 'Yes' ? 'YES' : 'NO']}
        </Badge>
      ),
      priority: 'low',
    },
    {
      key: 'result',
      header: texts.result,
      cell: (bet) => <bdi>{betTexts.result(bet)}</bdi>,
      priority: 'low',
    },
    { key: 'profit-loss', header: texts.profitLoss, align: 'end', cell: profitOf },
    whyColumn(texts, betTexts.option, onWhy),
  ];
}

export function launchedBetColumns(
  { date, details: texts }: AccountTexts,
  onWhy: (bet: CasinoBet) => void,
  formatGame: (name: string) => string,
): readonly Column<CasinoBet>[] {
  return [
    {
      key: 'game',
      header: texts.player,
      cell: (bet) => named(formatGame(bet.gameName), bet.roundId, bet.userInfo.name),
    },
    { key: 'date', header: date, cell: (bet) => <DateTime at={bet.createdAt} />, priority: 'low' },
    { key: 'amount', header: texts.amount, align: 'end', cell: (bet) => figure(formatCoins(bet.amount)) },
    {
      key: 'result',
      header: texts.result,
      cell: ({ isDeclare }) => (isDeclare === 1 ? texts.declared : texts.notDeclared),
      priority: 'low',
    },
    {
      key: 'profit-loss',
      header: texts.profitLoss,
      align: 'end',
      cell: (bet) => <Amount coins={bet.profitLoss} />,
    },
    whyColumn(texts, ({ gameName }) => formatGame(gameName), onWhy),
  ];
}
