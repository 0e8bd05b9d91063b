import type { MarketDefinition, MarketOutcome, Side } from '@maidan/betting';
import { type Param, type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../../../../db/db.ts';

/** A condition with its one parameter written as `$?`; left out when the value is undefined. */
type Condition = readonly [text: string, value: Param | undefined];

/** Only the given conditions are in the statement, so that each query can use its index. */
function listed<Row>(
  db: Queries,
  name: string,
  query: { readonly select: string; readonly where: readonly Condition[]; readonly order: string },
  limit: number,
): Promise<Row[]> {
  const filterKey = query.where.map(([, value]) => (value === undefined ? '0' : '1')).join('');
  const given = query.where.filter(([, value]) => value !== undefined);
  const conditions = given.map(([text], index) => text.replace('$?', `$${index + 1}`));
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const text = `${query.select} ${where} order by ${query.order} limit $${given.length + 1}`;
  const params = given.flatMap(([, value]) => (value === undefined ? [] : [value]));
  return db.query<Row>(statement(`operator-list-${name}-${filterKey}`, text), [...params, limit]);
}

export interface AccountListed {
  readonly id: bigint;
  readonly brand: string;
  readonly role: string;
  readonly username: string;
  readonly upline: string | null;
  readonly balance: bigint;
  readonly exposure: bigint;
  readonly bet_status: boolean;
  readonly is_blocked: boolean;
  readonly shut_by: string | null;
}

export interface AccountFilter {
  readonly username?: string | undefined;
  readonly isOpen?: boolean | undefined;
  readonly isBlocked?: boolean | undefined;
  /** The largest exposure first. */
  readonly isExposed?: boolean | undefined;
}

export const listAccounts = (db: Queries, brand: string | undefined, filter: AccountFilter, limit: number) =>
  listed<AccountListed>(
    db,
    'accounts',
    {
      select: `select a.id, a.brand, a.role, a.username, p.username as upline, w.balance, w.exposure, a.bet_status, a.is_blocked, s.username as shut_by
        from account a join wallet w on w.account_id = a.id
        left join account p on p.id = a.parent_id left join account s on s.id = a.shut_by`,
      where: [
        ['a.brand = $?', brand],
        ['a.username = $?', filter.username],
        ['(a.bet_status and a.shut_by is null) = $?', filter.isOpen],
        ['a.is_blocked = $?', filter.isBlocked],
        ['(w.exposure > 0) = $?', filter.isExposed],
      ],
      order: filter.isExposed === undefined ? 'a.id' : 'w.exposure desc, a.id',
    },
    limit,
  );

/** A result, and what says it in words. */
export interface ResultListed {
  readonly outcome: MarketOutcome | null;
  readonly definition: MarketDefinition;
  readonly runner_names: Readonly<Record<string, string>>;
}

export interface MarketListed extends ResultListed {
  readonly id: string;
  readonly product: string;
  readonly event_id: string;
  readonly kind: string;
  readonly name: string;
  readonly state: string;
  readonly match_name: string | null;
}

export interface ListFilter {
  readonly event?: string | undefined;
  readonly client?: bigint | undefined;
  readonly market?: string | undefined;
  readonly state?: string | undefined;
}

export const listMarkets = (db: Queries, { event, client, market, state }: ListFilter, limit: number) =>
  listed<MarketListed>(
    db,
    'markets',
    {
      select: `select m.id, m.product, m.event_id, m.kind, m.name, m.state, t.name as match_name, s.outcome,
          ${definitionOf('m')}, m.runner_names
        from market m left join settlement s on s.id = m.settlement_id left join match t on t.event_id = m.event_id`,
      where: [
        ['m.event_id = $?', event],
        ['m.id in (select market_id from bet where client_id = $?)', client],
        ['m.id = $?', market],
        ['m.state = $?', state],
      ],
      order: 'm.created_at desc, m.id',
    },
    limit,
  );

export interface BetListed {
  readonly id: bigint;
  readonly username: string;
  readonly brand: string;
  readonly market_id: string;
  readonly option: string;
  readonly side: Side;
  readonly stake: bigint;
  readonly odds: number;
  readonly run: number | null;
  readonly state: string;
  readonly profit: bigint | null;
  readonly remark: string | null;
  readonly details: Readonly<Record<string, string>> | null;
  readonly placed_at: number;
}

export interface BetFilter extends ListFilter {
  readonly brand?: string | undefined;
}

export const listBets = (db: Queries, { brand, event, client, market, state }: BetFilter, limit: number) =>
  listed<BetListed>(
    db,
    'bets',
    {
      select: `select b.id, a.username, a.brand, b.market_id, b.option, b.side, b.stake, b.odds, b.run, b.state, b.profit, b.remark,
          b.details, b.placed_at
        from bet b join account a on a.id = b.client_id`,
      where: [
        ['a.brand = $?', brand],
        ['b.market_id in (select id from market where event_id = $?)', event],
        ['b.client_id = $?', client],
        ['b.market_id = $?', market],
        ['b.state = $?', state],
      ],
      order: 'b.id desc',
    },
    limit,
  );

export interface SettlementListed extends ResultListed {
  readonly id: bigint;
  readonly market_id: string;
  readonly state: string;
  readonly rule: string;
  readonly reason: string;
  readonly declared_by: string;
  readonly declared_at: number;
  readonly corrects: bigint | null;
}

export const listSettlements = (db: Queries, { event, client, market, state }: ListFilter, limit: number) =>
  listed<SettlementListed>(
    db,
    'settlements',
    {
      select: `select s.id, s.market_id, s.outcome, s.state, s.rule, s.reason, s.declared_by, s.declared_at, s.corrects,
          ${definitionOf('m')}, m.runner_names
        from settlement s join market m on m.id = s.market_id`,
      where: [
        ['s.market_id in (select id from market where event_id = $?)', event],
        ['s.market_id in (select market_id from bet where client_id = $?)', client],
        ['s.market_id = $?', market],
        ['s.state = $?', state],
      ],
      order: 's.id desc',
    },
    limit,
  );

export interface ActListed {
  readonly id: bigint;
  readonly done_by: string;
  readonly verb: string;
  readonly arguments: readonly string[];
  readonly outcome: string;
  readonly reason: string | null;
  readonly begun_at: number;
}

export interface ActFilter {
  readonly by?: string | undefined;
  readonly verb?: string | undefined;
  readonly state?: string | undefined;
}

export const listActs = (db: Queries, filter: ActFilter, limit: number) =>
  listed<ActListed>(
    db,
    'acts',
    {
      select: 'select id, done_by, verb, arguments, outcome, reason, begun_at from operator_act',
      where: [
        ['done_by = $?', filter.by],
        ['verb = $?', filter.verb],
        ['outcome = $?', filter.state],
      ],
      order: 'id desc',
    },
    limit,
  );
