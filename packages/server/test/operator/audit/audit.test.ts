import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { openTestDb } from '../../support/database/test-db.ts';
import { createTestHouse, twoTeams } from '../../support/test-house.ts';
import { busyHouse } from '../busy-house.ts';

let db: Db;

beforeAll(async () => {
  db = await openTestDb();
  await busyHouse(await createTestHouse(db));
});
afterAll(() => db.close());

/** What to break, how to fix it, and what the audit must say meanwhile. */
const plantedFaults: readonly { what: string; plant: string; fix: string; fault: RegExp }[] = [
  {
    what: 'a balance that its transfers do not make',
    plant: 'update wallet set balance = balance + 1 where account_id = 2',
    fix: 'update wallet set balance = balance - 1 where account_id = 2',
    fault: /^account default\/CLIENT1 \(2\): balance expected [\d.]+ by its transfers, found/,
  },
  {
    what: 'accounts that do not sum to zero',
    plant: 'update wallet set balance = balance + 1 where account_id = 2',
    fix: 'update wallet set balance = balance - 1 where account_id = 2',
    fault: /^all accounts: expected to sum to 0, found 0\.01/,
  },
  {
    what: 'a transfer to itself',
    plant: `alter table transfer drop constraint transfer_check;
      insert into transfer (from_account, to_account, coins, kind, created_at) values (2, 2, 5, 'credit', now())`,
    fix: `delete from transfer where from_account = to_account;
      alter table transfer add constraint transfer_check check (from_account <> to_account)`,
    fault: /^transfer \d+: expected two accounts, found one on both sides/,
  },
  {
    what: 'a reversal of other coins than it corrects',
    plant: `update transfer set coins = coins + 1 where id = (select min(id) from transfer where corrects is not null)`,
    fix: `update transfer set coins = coins - 1 where id = (select min(id) from transfer where corrects is not null)`,
    fault: /^transfer \d+: expected the same coins back as transfer \d+/,
  },
  {
    what: 'a transfer reversed twice',
    plant: `insert into transfer (from_account, to_account, coins, kind, market_id, ledger_line, created_at, corrects, request_id)
      select from_account, to_account, coins, kind, market_id, ledger_line, created_at, corrects, 'planted' from transfer
      where id = (select min(id) from transfer where corrects is not null)`,
    fix: `delete from transfer where request_id = 'planted'`,
    fault: /^transfer \d+: expected to be reversed once, found reversals \d+ and \d+/,
  },
  {
    what: 'a transfer of a market on which nobody bet',
    plant: `insert into transfer (from_account, to_account, coins, kind, market_id, ledger_line, created_at, request_id)
      values (1, 2, 5, 'settlement', 'untouched', 'event', now(), 'planted')`,
    fix: `delete from transfer where request_id = 'planted'`,
    fault: /^transfer \d+: expected a bet on market untouched behind it, found none/,
  },
  ...(
    [
      ['back', 'odds - 100', 'better price than the'],
      ['lay', 'odds + 100', 'better price than the'],
      ['back', '0', 'price above 0'],
    ] as const
  ).map(([side, offered, fault]) => ({
    what: `a ${side} bet beside an offer of ${offered}`,
    plant: `alter table bet drop constraint bet_not_better_than_offered;
      update bet set odds_offered = ${offered} where id = (select min(id) from bet where side = '${side}')`,
    fix: `update bet set odds_offered = odds;
      alter table bet add constraint bet_not_better_than_offered check (odds > 0)`,
    fault: new RegExp(`^bet \\d+ of client \\d+: expected (a|no) ${fault}`),
  })),
  {
    what: 'an exposure that the books do not hold',
    plant: 'update wallet set exposure = exposure + 700 where account_id = 2',
    fix: 'update wallet set exposure = exposure - 700 where account_id = 2',
    fault: /^account default\/CLIENT1 \(2\): exposure expected [\d.]+ by its books, found/,
  },
  {
    what: 'a book that holds other than the worst case',
    plant: `update book set held = held + 1 where market_id = 'open-winner' and client_id = 2`,
    fix: `update book set held = held - 1 where market_id = 'open-winner' and client_id = 2`,
    fault: /^book of client 2 on market open-winner: held expected [\d.]+, found/,
  },
  {
    what: 'a book of other figures than its bets fold to',
    plant: `update book set book = jsonb_set(book, '{base}', '"-999"') where market_id = 'open-line' and client_id = 2`,
    fix: `update book set book = jsonb_set(book, '{base}', '"-10000"') where market_id = 'open-line' and client_id = 2`,
    fault: /^book of client 2 on market open-line: expected \{"base".*found \{"base":"-999"/,
  },
  {
    what: 'a book that cannot be read',
    plant: `update book set book = jsonb_set(book, '{base}', '"much"') where market_id = 'open-line' and client_id = 2`,
    fix: `update book set book = jsonb_set(book, '{base}', '"-10000"') where market_id = 'open-line' and client_id = 2`,
    fault: /^book of client 2 on market open-line: cannot be read/,
  },
  {
    what: 'a book that counts its bets wrong',
    plant: `update book set bets = bets + 1 where market_id = 'open-line' and client_id = 2`,
    fix: `update book set bets = bets - 1 where market_id = 'open-line' and client_id = 2`,
    fault: /^book of client 2 on market open-line: bets expected 1, found 2/,
  },
  {
    what: 'an open bet without a book',
    plant: `create table kept as select * from book where market_id = 'open-line'; delete from book where market_id = 'open-line'`,
    fix: 'insert into book select * from kept; drop table kept',
    fault: /^client 2 on market open-line: expected a book for 1 open bets, found none/,
  },
  {
    what: 'a book without open bets',
    plant: `insert into book values (2, 'declared', '{"base": "0", "swings": []}', 0, 1)`,
    fix: `delete from book where client_id = 2 and market_id = 'declared'`,
    fault: /^book of client 2 on market declared: expected open bets, found none/,
  },
  {
    what: 'an open bet on a settled market',
    plant: `update bet set state = 'open' where client_id = 2 and market_id = 'declared'`,
    fix: `update bet set state = 'settled' where client_id = 2 and market_id = 'declared'`,
    fault: /^bet \d+ of client 2: expected to be settled, as market declared is; found open/,
  },
  {
    what: 'a settled bet without a profit',
    plant: `create table kept as select id, profit from bet; update bet set profit = null where client_id = 2 and market_id = 'declared'`,
    fix: 'update bet set profit = kept.profit from kept where kept.id = bet.id; drop table kept',
    fault: /^bet \d+ of client 2: settled, so a profit was expected on market declared; found none/,
  },
  {
    what: 'a settled bet of an earlier settlement',
    plant: `update bet set settlement_id = (select corrects from settlement s where s.id = bet.settlement_id)
      where client_id = 2 and market_id = 'corrected'`,
    fix: `update bet set settlement_id = (select settlement_id from market where id = 'corrected')
      where client_id = 2 and market_id = 'corrected'`,
    fault: /^bet \d+ of client 2: expected settlement \d+ of market corrected, found \d+/,
  },
  {
    what: 'a profit that the result does not pay',
    plant: `update bet set profit = profit + 100 where client_id = 2 and market_id = 'declared'`,
    fix: `update bet set profit = profit - 100 where client_id = 2 and market_id = 'declared'`,
    fault: /^bet \d+ of client 2: profit expected -?[\d.]+ by the result of market declared, found/,
  },
  {
    what: 'settlement transfers that do not come to the profits',
    plant: `update transfer set coins = coins + 1 where market_id = 'declared' and kind = 'settlement' and 2 in (from_account, to_account)`,
    fix: `update transfer set coins = coins - 1 where market_id = 'declared' and kind = 'settlement' and 2 in (from_account, to_account)`,
    fault: /^client 2 on market declared: settlement transfers expected to come to -?[\d.]+, found/,
  },
  {
    what: 'a commission that no rate gives',
    plant: `update transfer set coins = coins + 1000000 where market_id = 'fancy' and kind = 'session-commission'`,
    fix: `update transfer set coins = coins - 1000000 where market_id = 'fancy' and kind = 'session-commission'`,
    fault: /^client \d+ on market fancy: session commission expected 3 at 1 %, found 10003/,
  },
  {
    what: 'a commission at the present terms where others are kept',
    plant: `update account set match_commission = 400 where id = 2;
      update transfer set coins = 2 * coins where market_id = 'declared' and kind = 'match-commission' and to_account = 2`,
    fix: `update account set match_commission = 200 where id = 2;
      update transfer set coins = coins / 2 where market_id = 'declared' and kind = 'match-commission' and to_account = 2`,
    fault: /^client 2 on market declared: match commission expected 2 at 2 %, found 4/,
  },
  {
    what: 'a settled client whose terms were not kept',
    plant: `create table kept as select * from settled_terms where market_id = 'fancy' and client_id = 2;
      delete from settled_terms where market_id = 'fancy' and client_id = 2`,
    fix: 'insert into settled_terms select * from kept; drop table kept',
    fault: /^client 2 on market fancy: settled, so its commission terms were expected; found none/,
  },
  {
    what: 'a commission of unknown rate that no rate gives',
    plant: `update settled_terms set session_commission = null where market_id = 'fancy';
      update transfer set coins = coins + 1000000 where market_id = 'fancy' and kind = 'session-commission'`,
    fix: `update settled_terms set session_commission = 100 where market_id = 'fancy';
      update transfer set coins = coins - 1000000 where market_id = 'fancy' and kind = 'session-commission'`,
    fault: /^client 2 on market fancy: session commission expected a share of 300, found 10003/,
  },
  {
    what: 'a shut upline its downline does not know of',
    plant: 'update account set bet_status = false where id = 1',
    fix: 'update account set bet_status = true where id = 1',
    fault: /^account default\/CLIENT1 \(2\): shut_by expected 1 by the tree, found nobody/,
  },
  {
    what: 'a settlement running on a settled market',
    plant: `update settlement set state = 'running' where market_id = 'declared'`,
    fix: `update settlement set state = 'done' where market_id = 'declared'`,
    fault: /^settlement \d+: running, so market declared was expected to be settling by it; found it settled/,
  },
  {
    what: 'a market settling without a settlement running',
    plant: `update market set state = 'settling' where id = 'declared'`,
    fix: `update market set state = 'settled' where id = 'declared'`,
    fault: /^market declared: settling, so a settlement running was expected; found done/,
  },
  {
    what: 'a bet on a market that is gone',
    plant: `update bet set market_id = 'gone' where market_id = 'open-line'`,
    fix: `update bet set market_id = 'open-line' where market_id = 'gone'`,
    fault: /^bet \d+ of client 2: expected market gone, found none/,
  },
];

describe('the audit', () => {
  it('finds nothing wrong in a house with bets, settlements, corrections and voids', async () => {
    const report = await auditHouse(db);
    expect(report.faults).toEqual([]);
    expect(report.checked).toMatchObject({
      accounts: 5,
      wallets: 4,
      books: 4,
      markets: 8,
      'settled markets': 5,
    });
    expect(report.checked.bets).toBeGreaterThan(15);
    expect(report.checked['commissions of unknown rate']).toBeUndefined();
  });

  it.each(plantedFaults)('finds $what', async ({ plant, fix, fault }) => {
    await db.script(plant);
    const found = await auditHouse(db);
    await db.script(fix);
    expect(found.faults).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
    expect((await auditHouse(db)).faults).toEqual([]);
  });

  describe('of a settlement half way', () => {
    const halfWay = (through: string) => `update market set state = 'settling' where id = 'corrected';
      update settlement set state = 'running', settled_through = ${through}
      where id = (select settlement_id from market where id = 'corrected')`;
    const done = `update market set state = 'settled' where id = 'corrected';
      update settlement set state = 'done' where market_id = 'corrected'`;

    it('reports it as one to resume', async () => {
      await db.script(halfWay('4'));
      const report = await auditHouse(db);
      await db.script(done);
      expect(report.faults).toEqual([]);
      expect(report.notes).toEqual([
        expect.stringMatching(/^resume: settlement \d+ of market corrected is half way$/),
      ]);
    });

    it('expects clients not yet reached to be settled by the earlier result', async () => {
      await db.script(halfWay('2'));
      const report = await auditHouse(db);
      await db.script(done);
      const [third, fourth] = report.faults.filter((fault) => fault.startsWith('bet '));
      expect(third).toMatch(/^bet \d+ of client 3: expected settlement \d+ of market corrected, found \d+/);
      expect(fourth).toMatch(/^bet \d+ of client 4: expected settlement/);
    });
  });

  it('accepts commissions at the stored terms, though the client’s terms have changed since', async () => {
    await db.script('update account set session_commission = 200, match_commission = 0 where id = 2');
    const report = await auditHouse(db);
    await db.script('update account set session_commission = 100, match_commission = 200 where id = 2');
    expect(report.faults).toEqual([]);
  });

  it('counts the commissions whose rate nobody knows', async () => {
    await db.script(
      `update settled_terms set session_commission = null, match_commission = null where market_id = 'fancy'`,
    );
    const report = await auditHouse(db);
    await db.script(
      `update settled_terms set session_commission = 100, match_commission = 200 where market_id = 'fancy'`,
    );
    expect(report.faults).toEqual([]);
    expect(report.checked['commissions of unknown rate']).toBe(3);
  });

  it('reports its progress up to all there is', async () => {
    const seen: number[] = [];
    let total = 0;
    await auditHouse(db, (progress) => {
      seen.push(progress.done);
      total = progress.total;
    });
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1)).toBe(total);
  });

  it('keeps a hundred lines and counts the rest', async () => {
    const other = await openTestDb();
    const house = await createTestHouse(other);
    const client = await house.client(1_000_000);
    await house.market('many', twoTeams);
    await Promise.all(
      Array.from({ length: 130 }, () => house.place({ client, marketId: 'many', stake: 10 })),
    );
    await house.declare('many', { winner: 'lions' });
    await other.script('update bet set profit = 1');
    const report = await auditHouse(other);
    expect(report.faults).toHaveLength(100);
    expect(report.faultCount).toBe(131);
    await other.close();
  });
});
