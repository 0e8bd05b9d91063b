import type { Statement, StatementRow, TransferFacts } from '@maidan/contract';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import type { StatementKind, StatementLine, StatementPage } from './statement/store.ts';
import { marketKeyToWire, remarkKeyToWire } from './transfer-facts-wire.ts';
import { transferName } from './transfer-names.ts';

const kinds: Record<StatementRow['statementFor'], StatementKind> = {
  ACCOUNT_STATEMENT: 'account',
  profitLoss: 'profit-loss',
};

export const statementKindFromWire = (asked: StatementRow['statementFor'] | undefined): StatementKind =>
  asked === undefined ? 'all' : kinds[asked];

function remarkOf({ kind, remark, event_name, market_name }: StatementLine): string {
  const about = [event_name, market_name].filter((part) => part !== null).join(': ');
  return [transferName(kind), about, remark].filter((part) => part !== '').join(' · ');
}

const factsOf = (line: StatementLine): TransferFacts => ({
  kind: line.kind,
  ...(line.event_name === null ? {} : { matchName: line.event_name }),
  ...(line.market_name === null ? {} : { marketName: line.market_name }),
  ...marketKeyToWire(line.market_kind, line.market_name),
  remark: line.remark,
  ...remarkKeyToWire(line.remark_key),
});

const rowToWire = (line: StatementLine): StatementRow => ({
  _id: String(line.id),
  createdAt: new Date(line.created_at).toISOString(),
  remark: remarkOf(line),
  facts: factsOf(line),
  amount: hundredthsToWire(line.coins),
  statementFor: line.kind === 'credit' || line.kind === 'debit' ? 'ACCOUNT_STATEMENT' : 'profitLoss',
});

export const statementToWire = ({ total, balance, lines }: StatementPage): Statement => ({
  totalCount: total,
  statementData: lines.map(rowToWire),
  balanceAmount: hundredthsToWire(balance),
});
