import type { FancyBet, MatchBet } from '@maidan/contract/wire';
import { Amount, DateTime, Figure } from '@maidan/ui/figures/figure.tsx';
import { figureLetters, formatCoins } from '@maidan/ui/format/coins.ts';
import { formatRate, formatRun } from '@maidan/ui/format/rates.ts';
import type { Column } from '@maidan/ui/tables/table.tsx';
import type { AccountTexts } from '../../texts/en.ts';
import { whyColumn } from '../entry-parts.tsx';
import { HouseReason } from '../story/house-reason.tsx';
import { BetMode } from './bet-mode.tsx';

export type AnyBet = MatchBet | FancyBet;

const isFancy = (bet: AnyBet): bet is FancyBet => 'sessionName' in bet;
const nameOf = (bet: AnyBet): string => (isFancy(bet) ? bet.sessionName : bet.teamName);

const figure = (text: string) => <Figure>{text}</Figure>;

/** A settled fancy without a run was void. */
function resultOf({ decisionRun, isDeclare, isDeleted }: FancyBet, { story }: AccountTexts): string {
  if (decisionRun !== null) return formatRun(decisionRun);
  return isDeclare === 1 && isDeleted === 0 ? story.states.void : '–';
}

type Columns = Readonly<Record<BetColumn, Column<AnyBet>>>;
type BetColumn =
  | 'team'
  | 'runner'
  | 'date'
  | 'rate'
  | 'run'
  | 'result'
  | 'amount'
  | 'mode'
  | 'oddsType'
  | 'profitLoss'
  | 'remark'
  | 'why';

function columnsIn(texts: AccountTexts, onWhy: (bet: AnyBet) => void): Columns {
  const { details, pending } = texts;
  const name = (bet: AnyBet) => <bdi className="font-medium wrap-anywhere">{nameOf(bet)}</bdi>;
  return {
    team: { key: 'team', header: details.team, cell: name },
    runner: { key: 'runner', header: details.runner, cell: name },
    date: {
      key: 'date',
      header: texts.date,
      cell: (bet) => <DateTime at={bet.createdAt} />,
      priority: 'low',
    },
    rate: {
      key: 'rate',
      header: details.rate,
      align: 'end',
      cell: (bet) => figure(formatRate(bet.odds)),
      priority: 'low',
    },
    run: {
      key: 'run',
      header: details.run,
      align: 'end',
      cell: (bet) => (isFancy(bet) ? figure(formatRun(bet.run)) : null),
      priority: 'low',
    },
    result: {
      key: 'result',
      header: details.result,
      align: 'end',
      cell: (bet) => figure(isFancy(bet) ? resultOf(bet, texts) : '–'),
      priority: 'low',
    },
    amount: {
      key: 'amount',
      header: details.amount,
      align: 'end',
      cell: (bet) => figure(formatCoins(bet.amount)),
    },
    mode: {
      key: 'mode',
      header: details.mode,
      cell: ({ type }) => <BetMode type={type} />,
      priority: 'low',
    },
    oddsType: {
      key: 'odds-type',
      header: details.oddsType,
      cell: (bet) => pending.marketTypes[isFancy(bet) ? 'fancy' : bet.oddsType],
      priority: 'low',
    },
    profitLoss: {
      key: 'profit-loss',
      header: details.profitLoss,
      align: 'end',
      cell: (bet) => <Amount coins={bet.profitLoss} className="font-semibold" />,
    },
    remark: {
      key: 'remark',
      header: details.remark,
      cell: ({ deletedRule, deletedRemark }) => <HouseReason rule={deletedRule} reason={deletedRemark} />,
      priority: 'under',
    },
    why: whyColumn(details, nameOf, onWhy),
  };
}

const orders = {
  match: ['team', 'date', 'rate', 'amount', 'mode', 'oddsType', 'profitLoss', 'why'],
  fancy: ['runner', 'date', 'rate', 'run', 'result', 'amount', 'mode', 'profitLoss', 'why'],
  rejected: ['runner', 'date', 'rate', 'run', 'result', 'amount', 'mode', 'profitLoss', 'remark', 'why'],
} as const satisfies Record<string, readonly BetColumn[]>;

/** The characters of amount and P&L, without decimals, that fit beside a name and its button at 360 px. */
const roomLetters = 12;

export type BetTableKind = keyof typeof orders;

/** The columns of each table, in the order of document 1, section 2. */
export function betColumns(
  kind: BetTableKind,
  texts: AccountTexts,
  onWhy: (bet: AnyBet) => void,
  bets: readonly AnyBet[] = [],
): readonly Column<AnyBet>[] {
  const columns = columnsIn(texts, onWhy);
  const letters = figureLetters(
    bets.map(({ amount }) => Math.trunc(amount)),
    bets.map(({ profitLoss }) => Math.trunc(profitLoss)),
  );
  const amount = { ...columns.amount, priority: letters > roomLetters ? ('low' as const) : undefined };
  return orders[kind].map((name) => (name === 'amount' ? amount : columns[name]));
}
