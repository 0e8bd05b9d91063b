import { formatOutcome } from '../../../../verb/named-market.ts';
import { shownSide, shownTime, type TableRow } from '../../../../verb/table.ts';
import { hundredthsToWire } from '../../../../wallet/coins-wire.ts';
import type {
  AccountListed,
  ActListed,
  BetListed,
  MarketListed,
  ResultListed,
  SettlementListed,
} from './store.ts';

type FormatResult = (row: ResultListed) => string | null;

/** As it is stored, for programs. */
export const resultAsStored: FormatResult = ({ outcome }) =>
  outcome === null ? null : JSON.stringify(outcome);

/** As `correct` and similar verbs take it, for people. */
export const resultInWords: FormatResult = ({ outcome, definition, runner_names }) =>
  outcome === null
    ? null
    : formatOutcome(outcome, { definition, names: new Map(Object.entries(runner_names)) });

export const accountRow = (row: AccountListed): TableRow => ({
  id: Number(row.id),
  brand: row.brand,
  role: row.role,
  username: row.username,
  upline: row.upline,
  balance: hundredthsToWire(row.balance),
  exposure: hundredthsToWire(row.exposure),
  betting: bettingOf(row),
});

function bettingOf({ bet_status, is_blocked, shut_by }: AccountListed): string {
  if (is_blocked) return 'blocked';
  if (!bet_status) return 'shut';
  return shut_by === null ? 'open' : `shut by ${shut_by}`;
}

export const marketRow = (row: MarketListed, formatResult: FormatResult): TableRow => ({
  id: row.id,
  product: row.product,
  event: row.event_id,
  match: row.match_name,
  kind: row.kind,
  name: row.name,
  state: row.state,
  outcome: formatResult(row),
});

export const betRow = (row: BetListed): TableRow => ({
  id: Number(row.id),
  client: row.username,
  market: row.market_id,
  option: row.details?.teamName ?? row.option,
  side: shownSide(row),
  stake: hundredthsToWire(row.stake),
  /** Profit per coin. */
  odds: row.odds / 10_000,
  run: row.run,
  state: row.state,
  profit: row.profit === null ? null : hundredthsToWire(row.profit),
  placed: shownTime(row.placed_at),
  brand: row.brand,
  remark: row.remark,
});

export const settlementRow = (row: SettlementListed, formatResult: FormatResult): TableRow => ({
  id: Number(row.id),
  market: row.market_id,
  outcome: formatResult(row),
  state: row.state,
  corrects: row.corrects === null ? null : Number(row.corrects),
  by: row.declared_by,
  declared: shownTime(row.declared_at),
  rule: row.rule,
  reason: row.reason,
});

export const actRow = (row: ActListed): TableRow => ({
  id: Number(row.id),
  by: row.done_by,
  begun: shownTime(row.begun_at),
  verb: row.verb,
  arguments: row.arguments.map((word) => (/^[\w.=:@-]+$/.test(word) ? word : JSON.stringify(word))).join(' '),
  outcome: row.outcome,
  reason: row.reason,
});
