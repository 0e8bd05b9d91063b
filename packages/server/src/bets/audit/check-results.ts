import { coins, isVoid, matchCommission, sessionCommission, shapeOf } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { betIdMost } from '../acts-store.ts';
import { mayPayCommission, profitOf } from '../settling/client-result.ts';
import { attempt, type Check, type Findings, shown } from './check.ts';
import type { AuditedBet, ResultMarket, ResultSettlement } from './results-store.ts';
import * as store from './results-store.ts';

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

interface CommissionDue {
  readonly kind: 'session' | 'match';
  /** The amount that the commission is a share of; 0 where none is due. */
  readonly base: bigint;
  readonly shareAt: (rate: number) => bigint;
}

/** The two commissions of a client's result, as a function of the rate. */
function commissionsDue(
  market: ResultMarket,
  settlement: ResultSettlement | null,
  result: { readonly net: bigint; readonly turnover: bigint },
): readonly [CommissionDue, CommissionDue] {
  const isPaid = settlement !== null && !isVoid(settlement.outcome);
  const turnover = isPaid && market.is_commission ? result.turnover : 0n;
  const net = isPaid && market.has_match_commission && result.net < 0n ? result.net : 0n;
  return [
    { kind: 'session', base: turnover, shareAt: (rate) => sessionCommission(coins(turnover), rate) },
    { kind: 'match', base: -net, shareAt: (rate) => matchCommission(coins(net), rate) },
  ];
}

/** Whether some rate gives exactly this amount: no more can be proved of commissions paid before rates were stored. */
function isPayableAtSomeRate(due: CommissionDue, paid: bigint): boolean {
  if (due.base === 0n || paid < 0n || paid > due.base) return paid === 0n;
  const near = Number((paid * 10_000n) / due.base);
  return [near - 1, near, near + 1].some((rate) => rate >= 0 && rate <= 10_000 && due.shareAt(rate) === paid);
}

/** The settlement that a bet on this market must have; null while this client was not settled yet. */
function settlementFor(
  market: ResultMarket,
  settlements: ReadonlyMap<bigint, ResultSettlement>,
  client: bigint,
): ResultSettlement | null {
  const present = market.settlement_id === null ? undefined : settlements.get(market.settlement_id);
  if (present === undefined) return null;
  if (present.state === 'done' || client <= present.settled_through) return present;
  return present.corrects === null ? null : (settlements.get(present.corrects) ?? null);
}

/** The fault of a bet's price in words, if any: no bet is taken at a better price than the board's. */
function faultOfPrice({ side, odds, odds_offered }: AuditedBet): string | undefined {
  if (odds_offered === null) return undefined;
  if (odds <= 0 || odds_offered <= 0)
    return `expected a price above 0, found ${odds} of ${odds_offered} offered`;
  const isBetter = side === 'back' ? odds > odds_offered : odds < odds_offered;
  return isBetter ? `expected no better price than the ${odds_offered} offered, found ${odds}` : undefined;
}

/** The fault of a bet's multiplier in words, if any: it comes from a cash-out, on a market that has them. */
function faultOfCashOut(bet: AuditedBet, { id, definition }: ResultMarket): string | undefined {
  if (bet.cashed_at === null) return undefined;
  if (shapeOf(definition).hasCashOut !== true)
    return `expected no cash-out, as market ${id} has none; found one at ${bet.cashed_at}`;
  return bet.has_cash_out
    ? undefined
    : `expected a request behind its cash-out at ${bet.cashed_at}, found none`;
}

/** The fault in words, if any. */
function faultOfBet(
  bet: AuditedBet,
  market: ResultMarket,
  settlement: ResultSettlement | null,
): string | undefined {
  if (bet.state === 'void' || bet.state === 'deleted') return undefined;
  if (bet.state === 'open') {
    if (settlement === null && market.state !== 'settled') return undefined;
    return `expected to be settled, as market ${market.id} is; found open`;
  }
  if (settlement === null) return `expected open, as market ${market.id} has no settlement; found settled`;
  if (bet.settlement_id !== settlement.id) {
    return `expected settlement ${settlement.id} of market ${market.id}, found ${bet.settlement_id ?? 'none'}`;
  }
  if (bet.profit === null) return `settled, so a profit was expected on market ${market.id}; found none`;
  const due = attempt(() => profitOf(market.definition, bet, settlement.outcome));
  if (!due.ok) return `its payout on market ${market.id} cannot be computed (${due.refusal})`;
  if (due.value === bet.profit) return undefined;
  return `profit expected ${shown(due.value)} by the result of market ${market.id}, found ${shown(bet.profit)}`;
}
