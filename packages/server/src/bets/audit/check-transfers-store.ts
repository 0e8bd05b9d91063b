import { type Queries, statement } from '@maidan/process/db/db.ts';
import { type Check, type Findings, type Moments, shown } from './check.ts';

interface AuditedTransfer {
  readonly id: bigint;
  readonly is_to_itself: boolean;
  readonly corrects: bigint | null;
  readonly is_unlike: boolean;
  readonly corrected_before: bigint | null;
  readonly market_id: string | null;
  readonly is_without_bet: boolean;
}

const walletsSum = statement(
  'audit-wallets',
  `select coalesce((select sum(balance) from wallet), 0)::bigint as wallets, coalesce((select max(id) from transfer), 0) as last`,
);

/** The sum of all wallets, and the id of the last transfer. */
async function sumOfWallets(tx: Queries): Promise<{ wallets: bigint; last: bigint }> {
  const [row] = await tx.query<{ wallets: bigint; last: bigint }>(walletsSum);
  if (row === undefined) throw new Error('the database did not add up');
  return row;
}

/** The sum of wallets and houses in one statement, however long it takes. */
const sum = statement(
  'audit-sum',
  `select coalesce((select sum(balance) from wallet), 0)::bigint as wallets,
     (coalesce((select sum(t.coins) from transfer t join account a on a.id = t.to_account where a.role = 'house'), 0)
       - coalesce((select sum(t.coins) from transfer t join account a on a.id = t.from_account where a.role = 'house'), 0)
     )::bigint as houses`,
);

async function sumOfAll(tx: Queries): Promise<{ wallets: bigint; houses: bigint }> {
  const [row] = await tx.query<{ wallets: bigint; houses: bigint }>(sum);
  if (row === undefined) throw new Error('the database did not add up');
  return row;
}

const bounds = statement(
  'audit-transfers-bounds',
  `select count(*) as rows, max(page.id) as last,
     (coalesce(sum(coins) filter (where t.role = 'house'), 0) - coalesce(sum(coins) filter (where f.role = 'house'), 0))::bigint as houses
   from (
     select id, coins, from_account, to_account from transfer where id > $1 and id <= $2 order by id limit $3
   ) page left join account f on f.id = page.from_account left join account t on t.id = page.to_account`,
);

export interface TransferPage {
  readonly rows: bigint;
  /** Its last id; null when there is none. */
  readonly last: bigint | null;
  /** By how much the page changes the balance of the houses. */
  readonly houses: bigint;
}

async function nextTransfers(tx: Queries, after: bigint, upTo: bigint, most: number): Promise<TransferPage> {
  const [row] = await tx.query<TransferPage>(bounds, [after, upTo, most]);
  return row ?? { rows: 0n, last: null, houses: 0n };
}

const suspects = statement(
  'audit-transfers-suspects',
  `select * from (
     select t.id, t.from_account = t.to_account as is_to_itself, t.corrects, t.market_id,
       t.corrects is not null and (c.coins <> t.coins or c.from_account <> t.to_account
         or c.to_account <> t.from_account or c.market_id is distinct from t.market_id) as is_unlike,
       (select min(r.id) from transfer r where r.corrects = t.corrects and r.id < t.id) as corrected_before,
       t.market_id is not null and not exists (select 1 from bet b
         where b.market_id = t.market_id and b.client_id in (t.from_account, t.to_account)) as is_without_bet
     from transfer t left join transfer c on c.id = t.corrects
     where t.id > $1 and t.id <= $2
   ) seen
   where is_to_itself or is_unlike or corrected_before is not null or is_without_bet order by id limit $3`,
);

/** Only transfers with a fault. */
function suspectTransfers(
  db: Queries,
  after: bigint,
  last: bigint,
  most: number,
): Promise<AuditedTransfer[]> {
  return db.query<AuditedTransfer>(suspects, [after, last, most]);
}

const pageTransfers = 1_000;

/** Proves that all accounts sum to zero, no transfer is to its own account, and reversals mirror one transfer each, once. */
export const checkTransfers: Check = {
  name: 'transfers',
  async run(moments, findings, onPage) {
    const { wallets, last: upTo } = await moments.atOneMoment(sumOfWallets);
    let houses = 0n;
    let after = 0n;
    for (;;) {
      const page = await moments.atOneMoment(async (tx) => {
        const next = await nextTransfers(tx, after, upTo, pageTransfers);
        if (next.last === null) return undefined;
        const suspects = await suspectTransfers(tx, after, next.last, pageTransfers);
        return { ...next, last: next.last, suspects };
      });
      if (page === undefined) break;
      for (const transfer of page.suspects) report(transfer, findings);
      findings.checked('transfers', Number(page.rows));
      onPage(Number(page.rows));
      houses += page.houses;
      after = page.last;
    }
    if (wallets + houses !== 0n) await checkSum(moments, findings);
  },
};

/** Only a sum of one moment is a proof: transfers committed after the wallets were summed may be among those read later. */
async function checkSum(moments: Moments, findings: Findings): Promise<void> {
  const { wallets, houses } = await moments.atOneMoment(sumOfAll);
  if (wallets + houses === 0n) return;
  findings.fault(
    `all accounts: expected to sum to 0, found ${shown(wallets + houses)} (wallets ${shown(wallets)}, houses ${shown(houses)})`,
  );
}

function report(transfer: AuditedTransfer, findings: Findings): void {
  const { id, corrects, corrected_before: before, market_id: market } = transfer;
  if (transfer.is_to_itself) findings.fault(`transfer ${id}: expected two accounts, found one on both sides`);
  if (transfer.is_unlike) {
    findings.fault(
      `transfer ${id}: expected the same coins back as transfer ${corrects}, which it corrects; found others`,
    );
  }
  if (before !== null) {
    findings.fault(`transfer ${corrects}: expected to be reversed once, found reversals ${before} and ${id}`);
  }
  if (transfer.is_without_bet)
    findings.fault(`transfer ${id}: expected a bet on market ${market} behind it, found none`);
}
