import { accountId } from '@maidan/betting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordMatches } from '../../src/account/passwords.ts';
import { findAccount, findByUsername } from '../../src/account/store.ts';
import { twoTeams } from '../support/test-house.ts';
import { type OperatorDesk, openDesk } from './operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.db.close());

interface ActShown {
  readonly by: string;
  readonly verb: string;
  readonly arguments: string;
  readonly outcome: string;
  readonly reason: string | null;
}

async function acts(words = ''): Promise<ActShown[]> {
  const result = await desk.run(`list acts ${words} --json`);
  return JSON.parse(result.lines[0] ?? '');
}

const lastAct = async () => (await acts('--limit 1'))[0];

async function placed(marketId: string): Promise<bigint> {
  const answer = await desk.house.place({ client: await desk.house.client(1000), marketId, stake: 100 });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.betId;
}

describe('a bet taken out', () => {
  it.each(['void-bet', 'delete-bet'])('by %s records who did it and when', async (verb) => {
    await desk.house.market(verb, twoTeams);
    const bet = await placed(verb);
    desk.house.clock.advance(60_000);
    await desk.run(`${verb} ${bet} --remark "Wrong rate"`, 'asha (maidan)');
    const shown = JSON.parse((await desk.run(`show-bet ${bet} --json`)).lines[0] ?? '');
    expect(shown.bet).toMatchObject({
      remark: 'Wrong rate',
      'taken out by': 'asha (maidan)',
      'taken out': expect.stringMatching(/^2026-01-01 05:3\d:\d\d$/),
    });
  });

  it('by the house itself records that', async () => {
    await desk.house.market('late', twoTeams);
    const bet = await placed('late');
    await desk.house.takeOut(bet, 'deleted', 'Placed after the result was known');
    const shown = JSON.parse((await desk.run(`show-bet ${bet} --json`)).lines[0] ?? '');
    expect(shown.bet['taken out by']).toBe('house');
  });
});

describe('a result', () => {
  it('is recorded with the name of who declared, corrected or voided it', async () => {
    await desk.house.market('named', twoTeams);
    await desk.run('declare named --outcome winner=lions --reason So', 'asha');
    await desk.run('correct named --outcome winner=tigers --reason Misread', 'ravi');
    await desk.run('void-market named --reason Fault', 'mira');
    await desk.run('correct named --outcome winner=lions --reason Again --by "The scorer"', 'asha');
    const rows = JSON.parse((await desk.run('list settlements --market named --json')).lines[0] ?? '');
    expect(rows.map((row: { by: string }) => row.by)).toEqual(['The scorer', 'mira', 'ravi', 'asha']);
  });
});

describe('list acts', () => {
  it('shows who changed what, with which words and how it ended', async () => {
    const client = await desk.house.client(100);
    const username = (await findAccount(desk.db, client))?.username ?? '';
    await desk.run(`credit --client ${username} --coins 10 --remark "Deposit 7"`, 'asha');
    expect(await lastAct()).toMatchObject({
      by: 'asha',
      verb: 'credit',
      arguments: `--client ${username} --coins 10 --remark "Deposit 7"`,
      outcome: 'done',
      reason: null,
    });
    await desk.run(`debit --client ${username} --coins 5000`, 'ravi');
    expect(await lastAct()).toMatchObject({
      by: 'ravi',
      verb: 'debit',
      outcome: 'refused',
      reason: `${username} has 110 coins available; 5000 were asked.`,
    });
    for (const line of [
      `set-limits --client ${username} --stake-max 10`,
      `set-commission --client ${username} --match 1`,
      `block --client ${username}`,
      `unblock --client ${username}`,
      `end-sessions --client ${username}`,
      'set-notice --user-text Hello',
      'shut-market late',
    ]) {
      expect((await desk.run(line, 'mira')).exit).toBe(0);
    }
    expect((await acts('--by mira --state done --limit 7')).map(({ verb }) => verb)).toEqual([
      'shut-market',
      'set-notice',
      'end-sessions',
      'unblock',
      'block',
      'set-commission',
      'set-limits',
    ]);
    expect((await acts('--verb credit')).length).toBe(1);
  });

  it('shows no password, also of a command that was mistyped', async () => {
    await desk.run('create-client --username secretive --password hunter22 --upline owner');
    await desk.run('create-client --username other --password=hunter22 --upline owner');
    await desk.run('create-client --username third --secret hunter22 --upline owner');
    await desk.run('create-client hunter22');
    const text = 'select string_agg(a::text, chr(10)) as all from operator_act a';
    const [rows] = await desk.db.query<{ all: string }>({ name: 'test-acts', text });
    expect(rows?.all).toContain('secretive');
    expect(rows?.all).not.toContain('hunter22');
  });

  it('shows an act that was done in part as such, and no command that only reads', async () => {
    const before = (await acts()).length;
    await desk.run('void-bet 999999 --remark x');
    expect(await lastAct()).toMatchObject({ verb: 'void-bet', outcome: 'in-part' });
    for (const line of ['list bets', 'audit', 'unread-sessions', 'show-bet 1']) await desk.run(line);
    expect((await acts()).length).toBe(before + 1);
  });

  it('shows an act that an error interrupted as failed', async () => {
    await desk.db.script('alter table brand_notice rename to brand_notice_lost');
    await expect(desk.run('set-notice --user-text Hello')).rejects.toThrow();
    await desk.db.script('alter table brand_notice_lost rename to brand_notice');
    expect(await lastAct()).toMatchObject({ verb: 'set-notice', outcome: 'failed' });
  });

  it('refuses a filter that acts do not have', async () => {
    expect((await desk.run('list acts --client client1')).reason).toContain(
      'Acts are not listed by --client',
    );
    expect((await desk.run('list bets --by asha')).reason).toContain('Only acts are listed by --by');
  });
});

describe('reset-password', () => {
  it('gives a fresh password once, which must be changed, and signs the client out', async () => {
    await desk.run('create-client --username forgetful --password secret1 --upline owner');
    const id = accountId(await desk.accountId('FORGETFUL'));
    const { token } = await desk.sessions.open({ id, username: 'FORGETFUL' }, 'default', '127.0.0.1');
    const { lines, exit } = await desk.run('reset-password --client forgetful');
    expect(exit).toBe(0);
    const password = /^Password of FORGETFUL: (\w{5}-\w{5}-\w{5})$/.exec(lines[0] ?? '')?.[1] ?? '';
    expect(lines[1]).toBe('It is not shown again. Sessions ended: 1.');
    const account = await findByUsername(desk.db, 'default', 'FORGETFUL');
    expect(account?.is_password_changed).toBe(false);
    expect(await passwordMatches(account?.password_hash, password)).toBe(true);
    expect(await passwordMatches(account?.password_hash, 'secret1')).toBe(false);
    expect(await desk.sessions.find(token, 'default')).toBeUndefined();
    expect(JSON.stringify(await acts())).not.toContain(password);
    expect((await desk.run('reset-password --client forgetful')).lines[0]).not.toContain(password);
  });

  it('refuses the demo client, and every account that is not a client', async () => {
    await desk.db.script(`update account set is_demo = true where username = 'SECRETIVE'`);
    expect((await desk.run('reset-password --client secretive')).reason).toMatch(/that of the brand's file/);
    expect((await desk.run('reset-password --client owner')).reason).toMatch(/is no client/);
  });
});
