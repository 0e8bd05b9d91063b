import { accountId } from '@maidan/betting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from '../../src/account/passwords.ts';
import { findByUsername, replacePassword } from '../../src/account/store.ts';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { type OperatorDesk, openDesk } from './operator-desk.ts';

let desk: OperatorDesk;
const find = (username: string) => findByUsername(desk.db, 'default', username);

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => {
  expect((await auditHouse(desk.db)).faults).toEqual([]);
  await desk.db.close();
});

describe('create-agent', () => {
  it('creates an upline under one that stands above it', async () => {
    const result = await desk.run(
      'create-agent --role master --username north --upline owner --name "The North" --coins 5000',
    );
    expect(result).toMatchObject({ exit: 0, reason: '' });
    expect(result.lines[0]).toMatch(/^Created master NORTH \(\d+\) under OWNER with 5000 coins\.$/);
    expect(await find('NORTH')).toMatchObject({ role: 'master', name: 'The North', balance: 500_000n });
  });

  it('creates an owner without an upline', async () => {
    const result = await desk.run('create-agent --role owner --username chief --brand jade');
    expect(result.exit).toBe(0);
    expect(await findByUsername(desk.db, 'jade', 'CHIEF')).toMatchObject({ role: 'owner', parent_id: null });
  });

  it.each([
    [
      'a role that does not stand under the upline',
      '--role admin --username a-one --upline north',
      /NORTH is master, which does not stand above admin/,
    ],
    [
      'a role that is none',
      '--role king --username a-one --upline owner',
      /--role is "king": expected one of owner, sub-owner/,
    ],
    ['a client', '--role client --username a-one --upline owner', /--role is "client"/],
    ['a missing upline', '--role agent --username a-one', /--upline is missing\. Usage: create-agent/],
    [
      'an unknown brand',
      '--role owner --username a-one --brand topaz',
      /There is no brand "topaz"; there are default, jade/,
    ],
    ['a name with odd signs', '--role agent --upline owner --username a/b', /--username is "a\/b"/],
  ])('refuses %s', async (_what, words, reason) => {
    const result = await desk.run(`create-agent ${words}`);
    expect(result.exit).toBe(1);
    expect(result.reason).toMatch(reason);
  });
});

describe('create-client', () => {
  it('creates a client who can sign in, with coins from its upline', async () => {
    const result = await desk.run(
      'create-client --username ravi --password secret1 --upline north --name Ravi --coins 1200.50',
    );
    expect(result.lines).toEqual([
      expect.stringMatching(/^Created client RAVI \(\d+\) under NORTH with 1200\.5 coins\.$/),
    ]);
    const ravi = await find('RAVI');
    expect(ravi).toMatchObject({ role: 'client', balance: 120_050n });
    expect(await passwordMatches(ravi?.password_hash, 'secret1')).toBe(true);
    expect(await find('NORTH')).toMatchObject({ balance: 379_950n });
  });

  it('creates nothing when the upline has too few coins, and says how many it has', async () => {
    const result = await desk.run(
      'create-client --username rich --password secret1 --upline north --coins 9999',
    );
    expect(result).toMatchObject({
      exit: 1,
      reason: 'create-client: NORTH has 3799.5 coins to give. Nothing was created.',
    });
    expect(await find('RICH')).toBeUndefined();
  });

  it.each([
    [
      'a name that is taken',
      '--username ravi --password secret1 --upline north',
      /RAVI exists already in the brand default/,
    ],
    [
      'a short password',
      '--username sita --password abc --upline north',
      /--password must have at least 6 characters/,
    ],
    ['no password', '--username sita --upline north', /--password is missing/],
    [
      'an upline that is a client',
      '--username sita --password secret1 --upline ravi',
      /RAVI is client, which does not stand above client/,
    ],
    [
      'coins of three decimals',
      '--username sita --password secret1 --upline north --coins 1.005',
      /--coins is "1.005"/,
    ],
    [
      'a word it does not know',
      '--username sita --colour red',
      /Unknown option '--colour'\. Usage: create-client/,
    ],
  ])('refuses %s', async (_what, words, reason) => {
    const result = await desk.run(`create-client ${words}`);
    expect(result.exit).toBe(1);
    expect(result.reason).toMatch(reason);
    expect(result.reason).not.toContain('\n');
  });
});

describe('credit and debit', () => {
  it('gives coins from the upline and notifies the client', async () => {
    const result = await desk.run('credit --client ravi --coins 100 --remark "Deposit 7"');
    expect(result.lines).toEqual(['Moved 100 coins to RAVI from NORTH. Balance of RAVI: 1300.5.']);
    const id = await desk.accountId('RAVI');
    expect(desk.house.sent.at(-1)).toEqual({
      to: `client:${id}`,
      event: 'coinUpdate',
      message: { coins: 1300.5, exposure: 0 },
    });
  });

  it('takes coins back to the upline', async () => {
    const result = await desk.run('debit --client ravi --coins 100.25');
    expect(result.lines).toEqual(['Moved 100.25 coins from RAVI to NORTH. Balance of RAVI: 1200.25.']);
  });

  it('names one coin as one', async () => {
    await desk.run('create-client --username one --password secret1 --upline north --coins 1');
    expect((await desk.run('debit --client one --coins 2')).reason).toBe(
      'debit: ONE has 1 coin available; 2 were asked.',
    );
    expect((await desk.run('debit --client one --coins 1')).lines).toEqual([
      'Moved 1 coin from ONE to NORTH. Balance of ONE: 0.',
    ]);
    expect((await desk.run('debit --client one --coins 1')).reason).toBe(
      'debit: ONE has 0 coins available; 1 was asked.',
    );
  });

  it('refuses a debit beyond what is available, with the figure', async () => {
    const ravi = await find('RAVI');
    if (ravi === undefined) throw new Error('RAVI was not created');
    const { id, password_hash: old } = ravi;
    // A client must change the password it was given before it bets.
    await replacePassword(desk.db, id, { old: old ?? '', next: await hashPassword('secret2') });
    await desk.house.market('held', { shape: 'line' });
    await desk.house.place({ client: id, marketId: 'held', stake: 200, run: 40 });
    const result = await desk.run('debit --client ravi --coins 1001');
    expect(result).toMatchObject({
      exit: 1,
      reason: 'debit: RAVI has 1000.25 coins available; 1001 were asked.',
    });
    expect((await desk.run('debit --client ravi --coins 1000.25')).exit).toBe(0);
    await desk.run('credit --client ravi --coins 1000');
  });

  it('lets an owner issue no more coins than clients can be shown', async () => {
    await desk.run('create-client --username croesus --password secret1 --upline owner');
    const ends = [];
    for (let times = 0; times < 12; times += 1)
      ends.push(await desk.run('credit --client croesus --coins 9999999999999.99'));
    expect(ends.map(({ exit }) => exit)).toEqual([0, 0, 0, 0, ...Array(8).fill(1)]);
    expect(ends.at(-1)?.reason).toMatch(
      /^credit: OWNER has [\d.]+ coins available; 9999999999999\.99 were asked\.$/,
    );
    const more = await desk.run(
      'create-client --username midas --password secret1 --upline owner --coins 9999999999999.99',
    );
    expect(more.reason).toMatch(/^create-client: OWNER has [\d.]+ coins to give\. Nothing was created\.$/);
    expect((await desk.run('list accounts --json')).exit).toBe(0);
    expect((await desk.run('debit --client croesus --coins 9999999999999.99')).exit).toBe(0);
    expect((await desk.run('credit --client croesus --coins 9999999999999.99')).exit).toBe(0);
  });

  it('lets the owner overdraw and nobody else', async () => {
    expect((await desk.run('credit --account north --coins 1000000')).exit).toBe(0);
    const result = await desk.run('credit --client ravi --coins 9000000');
    expect(result.reason).toMatch(/^credit: NORTH has [\d.]+ coins available; 9000000 were asked\.$/);
  });

  it('does once what is given twice under one request id', async () => {
    const before = await find('RAVI');
    expect((await desk.run('credit --client ravi --coins 50 --request-id slip-9')).exit).toBe(0);
    const again = await desk.run('credit --client ravi --coins 50 --request-id slip-9');
    expect(again.lines).toEqual([
      expect.stringMatching(/^Done already, as transfer \d+; nothing was moved again\.$/),
    ]);
    expect((await find('RAVI'))?.balance).toBe((before?.balance ?? 0n) + 5_000n);
    const other = await desk.run('credit --client ravi --coins 51 --request-id slip-9');
    expect(other).toMatchObject({
      exit: 1,
      reason: 'credit: --request-id "slip-9" already names another movement.',
    });
  });

  it('does one of two commands given under one request id at the same moment', async () => {
    const before = await find('RAVI');
    const amounts = [50, 51];
    const both = await Promise.all(
      amounts.map((coins) => desk.run(`credit --client ravi --coins ${coins} --request-id slip-10`)),
    );
    // Either may be first.
    const done = both.findIndex(({ exit }) => exit === 0);
    expect(both[1 - done]).toMatchObject({
      exit: 1,
      reason: 'credit: --request-id "slip-10" already names another movement.',
    });
    const credited = BigInt(amounts[done] ?? 0) * 100n;
    expect((await find('RAVI'))?.balance).toBe((before?.balance ?? 0n) + credited);
  });

  it.each([
    ['credit --account owner --coins 5', /OWNER has no upline/],
    ['credit --client north --coins 5', /NORTH is no client but of role master/],
    ['credit --client nobody --coins 5', /There is no account "NOBODY" in the brand default/],
    ['credit --client ravi --account north --coins 5', /--client and --account are both given/],
    ['credit --client ravi --brand jade --coins 5', /in the brand jade\. It is in default: --brand default/],
    ['credit --client ravi', /--coins is missing/],
    ['credit --client ravi --coins 1,000', /--coins is "1,000": .*, without commas/],
    ['credit --client ravi --coins -5', /What follows --coins begins with a dash: .* --coins=VALUE/],
    ['credit --client ravi --coins 0', /--coins is "0": expected coins above 0/],
    ['credit --client ravi --coins 5 --request-id ""', /--request-id is missing/],
    ['debit --client ravi --coins=-5', /--coins is "-5": expected coins above 0/],
  ])('refuses "%s" in one line', async (line, reason) => {
    const result = await desk.run(line);
    expect(result.exit).toBe(1);
    expect(result.reason).toMatch(reason);
  });
});

describe('set-limits', () => {
  const limits = async () => {
    const sought = { name: 'test-limits', text: `select limits from account where username = 'RAVI'` };
    return (await desk.db.query<{ limits: unknown }>(sought))[0]?.limits;
  };

  it("sets a client's limits, which then bind", async () => {
    const result = await desk.run('set-limits --client ravi --stake-min 10 --stake-max 500 --market-max 800');
    expect(result.lines).toEqual(['Limits of RAVI: stake from 10 to 500, on one market 800.']);
    const client = accountId(await desk.accountId('RAVI'));
    const refused = await desk.house.place({ client, marketId: 'held', stake: 501, run: 40 });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'stake-above-max' } });
    const most = await desk.house.place({ client, marketId: 'held', stake: 500, run: 40 });
    expect(most.ok).toBe(true);
    expect(await desk.house.place({ client, marketId: 'held', stake: 101, run: 40 })).toMatchObject({
      ok: false,
      refusal: { code: 'market-limit-reached' },
    });
  });

  it('keeps limits that are not named, and removes those set to none', async () => {
    await desk.run('set-limits --client ravi --stake-max none');
    expect(await limits()).toEqual({ stakeMin: '1000', marketMax: '80000' });
    await desk.run('set-limits --client ravi --stake-min none --market-max none');
    expect(await limits()).toBeNull();
  });

  it('refuses a least stake above the most', async () => {
    await desk.run('set-limits --client ravi --stake-max 100');
    expect((await desk.run('set-limits --client ravi --stake-min 101')).reason).toMatch(
      /least stake would be above the most/,
    );
    expect((await desk.run('set-limits --client ravi')).reason).toMatch(/No limit is given/);
    await desk.run('set-limits --client ravi --stake-max none');
  });
});

describe('set-commission', () => {
  it('sets rates in per cent and leaves the one not named', async () => {
    expect((await desk.run('set-commission --client ravi --session 1.5')).lines).toEqual([
      'Commission of RAVI: session 1.5%, match 0%.',
    ]);
    expect((await desk.run('set-commission --client ravi --match 2')).lines).toEqual([
      'Commission of RAVI: session 1.5%, match 2%.',
    ]);
  });

  it.each(['1.555', '101', 'much', '100.01'])('refuses a rate of %s', async (rate) => {
    expect((await desk.run(`set-commission --client ravi --session ${rate}`)).reason).toMatch(
      /expected per cent from 0 to 100/,
    );
  });
});

describe('set-notice', () => {
  it("sets a brand's notices and notifies its clients", async () => {
    const result = await desk.run(
      'set-notice --brand jade --client-text "Rain at Lord\'s" --user-text "Welcome"',
    );
    expect(result.lines).toEqual(['The notices of the brand jade are set.']);
    expect(desk.house.sent.at(-1)).toEqual({
      to: 'brand:jade',
      event: 'domainUpdate',
      message: { isDomainSettingUpdate: true },
    });
    await desk.runWords(['set-notice', '--brand', 'jade', '--user-text', '']);
    const sought = {
      name: 'test-notices',
      text: `select client_notification, user_notification from brand_notice`,
    };
    expect(await desk.db.query(sought)).toEqual([
      { client_notification: "Rain at Lord's", user_notification: '' },
    ]);
  });
});
