import type { Statement, StatementRow, TransferFacts } from '@maidan/contract';
import type { MarketWords } from '../bets/lists/product-lists.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import { marketKeyToWire, remarkKeyToWire, transferName } from './ledger-wire.ts';
import type { StatementKind, StatementLine, StatementPage } from './statement-store.ts';

const kinds: Record<StatementRow['statementFor'], StatementKind> = {
  ACCOUNT_STATEMENT: 'account',
  profitLoss: 'profit-loss',
};

export const statementKindFromWire = (requested: StatementRow['statementFor'] | undefined): StatementKind =>
  requested === undefined ? 'all' : kinds[requested];

interface Names {
  readonly matchName?: string;
  readonly marketName?: string;
}

/** A market that no product knows is shown with its stored name; an event that moved no coins is not one market. */
function namesOf({ market_name, remark_key }: StatementLine, words: MarketWords | undefined): Names {
  if (remark_key === 'nothing-moved' && words !== undefined) return { matchName: words.title };
  if (words !== undefined) return { matchName: words.title, marketName: words.market };
  return market_name === null ? {} : { marketName: market_name };
}

function remarkOf({ kind, remark }: StatementLine, { matchName, marketName }: Names): string {
  const about = [matchName, marketName].filter((part) => part !== undefined).join(': ');
  return [transferName(kind), about, remark].filter((part) => part !== '').join(' · ');
}

const factsOf = (line: StatementLine, names: Names, words: MarketWords | undefined): TransferFacts => ({
  kind: line.kind,
  ...names,
  ...(names.marketName === undefined ? {} : marketKeyToWire(words)),
  remark: line.remark,
  ...remarkKeyToWire(line.remark_key),
});

const rowToWire = (
  line: StatementLine,
  words: MarketWords | undefined,
  names = namesOf(line, words),
): StatementRow => ({
  _id: String(line.id),
  createdAt: new Date(line.created_at).toISOString(),
  remark: remarkOf(line, names),
  facts: factsOf(line, names, words),
  ...(line.bet_id === null ? {} : { betId: String(line.bet_id) }),
  amount: hundredthsToWire(line.coins),
  statementFor: line.kind === 'credit' || line.kind === 'debit' ? 'ACCOUNT_STATEMENT' : 'profitLoss',
});

export const statementToWire = (
  { total, balance, lines }: StatementPage,
  words: ReadonlyMap<string, MarketWords>,
): Statement => ({
  totalCount: total,
  statementData: lines.map((line) => rowToWire(line, words.get(line.market_id ?? ''))),
  balanceAmount: hundredthsToWire(balanceBefore({ balance, lines })),
});

const balanceBefore = ({ balance, lines }: Pick<StatementPage, 'balance' | 'lines'>): bigint =>
  lines.reduce((left, { coins }) => left - coins, balance);

/** Some clients read the opening balance from the message. */
export const openingToWire = (page: StatementPage): string => String(hundredthsToWire(balanceBefore(page)));
