import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { takenBack } from '../acts-store.ts';
import { type Check, type Findings, pagesOf } from './check.ts';

interface AuditedCashOut {
  readonly bet_id: bigint;
  readonly client_id: AccountId;
  readonly request_id: string;
  readonly multiplier: number;
  /** Null when there is no such bet. */
  readonly bet_client: AccountId | null;
  readonly stamped: number | null;
  /** Whether the client also has a bet under its request id. */
  readonly is_request_shared: boolean;
}

const page = statement(
  'audit-cash-outs-page',
  `select c.bet_id, c.client_id, c.request_id, c.multiplier, b.client_id as bet_client, b.cashed_at as stamped,
     exists (select 1 from bet o where o.client_id = c.client_id and o.request_id = c.request_id) as is_request_shared
   from cash_out c left join bet b on b.id = c.bet_id
   where c.bet_id > $1 order by c.bet_id limit $2`,
);

function cashOutsAfter(db: Queries, after: bigint, most: number): Promise<AuditedCashOut[]> {
  return db.query<AuditedCashOut>(page, [after, most]);
}

const pageCashOuts = 500;

/** Proves that every cash-out belongs to a bet of its client, which has its multiplier, and has a request id of its own. */
export const checkCashOuts: Check = {
  name: 'cash-outs',
  async run(moments, findings) {
    const read = (tx: Queries, after: bigint) => cashOutsAfter(tx, after, pageCashOuts);
    for await (const page of pagesOf(moments, 0n, read, ({ bet_id }) => bet_id))
      for (const cashOut of page) checkCashOut(cashOut, findings);
  },
};

function checkCashOut(row: AuditedCashOut, findings: Findings): void {
  const name = `cash-out of bet ${row.bet_id} by client ${row.client_id}`;
  findings.checked('cash-outs', 1);
  if (row.bet_client !== row.client_id)
    findings.fault(`${name}: expected a bet of its client, found one of ${row.bet_client ?? 'nobody'}`);
  if (row.stamped !== row.multiplier)
    findings.fault(
      `${name}: expected ${row.multiplier} stamped on the bet, found ${row.stamped ?? 'nothing'}`,
    );
  if (row.is_request_shared)
    findings.fault(`${name}: expected request ${row.request_id} to be its own, found a bet under it`);
}

const pageTakeBacks = 500;

/** Proves that every bet taken back was its client's, was void while its round took bets, and has a request id of its own. */
export const checkTakeBacks: Check = {
  name: 'bets taken back',
  async run(moments, findings) {
    const read = (tx: Queries, after: bigint) => takeBacksAfter(tx, after, pageTakeBacks);
    for await (const page of pagesOf(moments, 0n, read, ({ bet_id }) => bet_id))
      for (const takeBack of page) checkTakeBack(takeBack, findings);
  },
};

function checkTakeBack(row: AuditedTakeBack, findings: Findings): void {
  const name = `bet ${row.bet_id} taken back by client ${row.client_id}`;
  findings.checked('bets taken back', 1);
  if (row.bet_client !== row.client_id)
    findings.fault(`${name}: expected a bet of its client, found one of ${row.bet_client ?? 'nobody'}`);
  if (row.state !== 'void' || row.rule !== takenBack.rule)
    findings.fault(
      `${name}: expected void by ${takenBack.rule}, found ${row.state ?? 'no bet'} by ${row.rule ?? 'no rule'}`,
    );
  if (!row.is_in_time)
    findings.fault(`${name}: expected to be taken back while its round took bets, found another time`);
  if (row.is_request_shared)
    findings.fault(`${name}: expected request ${row.request_id} to be its own, found a bet under it`);
}

interface AuditedTakeBack {
  readonly bet_id: bigint;
  readonly client_id: AccountId;
  readonly request_id: string;
  /** Null when there is no such bet. */
  readonly bet_client: AccountId | null;
  readonly state: string | null;
  readonly rule: string | null;
  /** Whether the bet was placed before, and its round still took bets. */
  readonly is_in_time: boolean;
  /** Whether the client also has a bet under its request id. */
  readonly is_request_shared: boolean;
}

const takeBackPage = statement(
  'audit-take-backs-page',
  `select t.bet_id, t.client_id, t.request_id, b.client_id as bet_client, b.state, b.taken_out_rule as rule,
     coalesce(t.taken_at >= b.placed_at and t.taken_at < m.closes_at, false) as is_in_time,
     exists (select 1 from bet o where o.client_id = t.client_id and o.request_id = t.request_id) as is_request_shared
   from take_back t left join bet b on b.id = t.bet_id left join market m on m.id = b.market_id
   where t.bet_id > $1 order by t.bet_id limit $2`,
);

function takeBacksAfter(db: Queries, after: bigint, most: number): Promise<AuditedTakeBack[]> {
  return db.query<AuditedTakeBack>(takeBackPage, [after, most]);
}
