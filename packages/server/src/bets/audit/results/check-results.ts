import type { Queries } from '@maidan/process/db/db.ts';
import { mayPayCommission } from '../../settling/client-result.ts';
import { betIdMost } from '../../standing-store.ts';
import type { Check } from '../check.ts';
import { type Findings, shown } from '../findings.ts';
import { type CommissionDue, commissionsDue, isPayableAtSomeRate } from './due-commission.ts';
import { faultOfBet, faultOfCashOut, faultOfPrice, settlementFor } from './judge-bet.ts';
import * as store from './store.ts';

const pageBets = 1_000;

interface Group extends store.GroupRow {
  net: bigint;
  turnover: bigint;
  openBets: number;
}

interface Books {
  readonly groups: ReadonlyMap<string, Group>;
  readonly markets: ReadonlyMap<string, store.ResultMarket>;
  readonly settlements: ReadonlyMap<bigint, store.ResultSettlement>;
}

const keyOf = (row: { market_id: string; client_id: bigint }): store.GroupKey => ({
  market: row.market_id,
  client: row.client_id,
});
const groupKey = (row: { market_id: string; client_id: bigint }): string =>
  `${row.client_id}/${row.market_id}`;

/** Proves that every bet is open with a book or settled by its market's present result, and that clients were paid so. */
export const checkResults: Check = {
  name: 'bets',
  async run(moments, findings, onPage) {
    let after: store.GroupKey = { market: '', client: 0n };
    for (;;) {
      const last = await moments.atOneMoment((tx) => checkPage(tx, after, findings, onPage));
      if (last === undefined) return;
      after = last;
    }
  },
};

/** A client's bets on a market are checked together, so a page ends before a client whose bets do not all fit. */
async function checkPage(
  tx: Queries,
  after: store.GroupKey,
  findings: Findings,
  onPage: (rows: number) => void,
): Promise<store.GroupKey | undefined> {
  // `betIdMost` skips the remaining bets of the last client checked.
  const page = await store.betsAfter(tx, { ...after, bet: betIdMost }, pageBets);
  const end = page.at(-1);
  if (end === undefined) return undefined;
  const whole = page.length < pageBets ? page : page.filter((bet) => groupKey(bet) !== groupKey(end));
  const last = whole.at(-1) ?? end;
  const checked = whole.length > 0 ? whole : page;
  const books = await openBooks(tx, checked);
  for (const bet of checked) checkBet(bet, books, findings);
  onPage(checked.length);
  if (whole.length === 0) await checkRest(tx, end, books, findings, onPage);

  const groups = [...books.groups.values()];
  const standing = new Map((await store.readStanding(tx, groups)).map((row) => [groupKey(row), row]));
  for (const group of groups) checkGroup(group, books, standing.get(groupKey(group)), findings);
  return keyOf(last);
}

/** The remaining bets of one client who has more on a market than a page holds. */
async function checkRest(
  tx: Queries,
  after: store.AuditedBet,
  books: Books,
  findings: Findings,
  onPage: (rows: number) => void,
): Promise<void> {
  let last = after;
  for (;;) {
    const page = await store.betsAfter(tx, { ...keyOf(last), bet: last.id }, pageBets);
    const rest = page.filter((bet) => groupKey(bet) === groupKey(after));
    for (const bet of rest) checkBet(bet, books, findings);
    onPage(rest.length);
    const end = rest.at(-1);
    if (end === undefined || rest.length < pageBets) return;
    last = end;
  }
}

async function openBooks(tx: Queries, bets: readonly store.AuditedBet[]): Promise<Books> {
  const keys = new Map(bets.map((bet) => [groupKey(bet), keyOf(bet)]));
  const rows = await store.readGroups(tx, [...keys.values()]);
  const markets = await store.readMarkets(tx, [...new Set(rows.map((row) => row.market_id))]);
  const settlementIds = markets.flatMap((market) => market.settlement_id ?? []);
  const settlements = await store.readSettlements(tx, settlementIds);
  return {
    groups: new Map(rows.map((row) => [groupKey(row), { ...row, net: 0n, turnover: 0n, openBets: 0 }])),
    markets: new Map(markets.map((market) => [market.id, market])),
    settlements: new Map(settlements.map((settlement) => [settlement.id, settlement])),
  };
}

function checkBet(bet: store.AuditedBet, books: Books, findings: Findings): void {
  const group = books.groups.get(groupKey(bet));
  const market = books.markets.get(bet.market_id);
  const name = `bet ${bet.id} of client ${bet.client_id}`;
  findings.checked('bets', 1);
  if (market === undefined || group === undefined) {
    findings.fault(`${name}: expected market ${bet.market_id}, found none`);
    return;
  }
  const settlement = settlementFor(market, books.settlements, bet.client_id);
  for (const fault of [faultOfBet(bet, market, settlement), faultOfPrice(bet), faultOfCashOut(bet, market)])
    if (fault !== undefined) findings.fault(`${name}: ${fault}`);
  if (bet.state === 'open') group.openBets += 1;
  if (bet.state !== 'settled') return;
  findings.checked('settled bets', 1);
  group.net += bet.profit ?? 0n;
  group.turnover += bet.stake;
}

function checkGroup(
  group: Group,
  books: Books,
  standing: store.Standing | undefined,
  findings: Findings,
): void {
  const name = `client ${group.client_id} on market ${group.market_id}`;
  const market = books.markets.get(group.market_id);
  if (market === undefined) return;
  if (group.openBets > 0 && !group.has_book) {
    findings.fault(`${name}: expected a book for ${group.openBets} open bets, found none`);
  }
  const settled = standing?.settled ?? 0n;
  if (settled !== group.net) {
    findings.fault(
      `${name}: settlement transfers expected to come to ${shown(group.net)}, found ${shown(settled)}`,
    );
  }
  const settlement = settlementFor(market, books.settlements, group.client_id);
  if (group.turnover > 0n && !group.has_terms && mayPayCommission(market))
    findings.fault(`${name}: settled, so its commission terms were expected; found none`);
  for (const due of commissionsDue(market, settlement, group)) {
    const [rate, paid] = [group[`${due.kind}_commission`], standing?.[`${due.kind}_commission`] ?? 0n];
    if (rate === null && due.base > 0n) findings.checked('commissions of unknown rate', 1);
    const fault = faultOfCommission(due, rate, paid);
    if (fault !== undefined) findings.fault(`${name}: ${due.kind} commission ${fault}`);
  }
}

function faultOfCommission(due: CommissionDue, rate: number | null, paid: bigint): string | undefined {
  if (rate === null) {
    if (isPayableAtSomeRate(due, paid)) return undefined;
    return `expected a share of ${shown(due.base)}, found ${shown(paid)}`;
  }
  const expected = due.shareAt(rate);
  if (paid === expected) return undefined;
  return `expected ${shown(expected)} at ${rate / 100} %, found ${shown(paid)}`;
}
