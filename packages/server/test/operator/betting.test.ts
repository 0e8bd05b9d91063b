import { accountId } from '@maidan/betting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { type OperatorDesk, openDesk } from './operator-desk.ts';

let desk: OperatorDesk;

/** owner > top > mid > low, clients under each of the three. */
beforeAll(async () => {
  desk = await openDesk();
  await desk.run('create-agent --role admin --username top --upline owner');
  await desk.run('create-agent --role master --username mid --upline top');
  await desk.run('create-agent --role agent --username low --upline mid');
  for (const upline of ['top', 'mid', 'low']) {
    await desk.run(`create-client --username ${upline}-c --password secret1 --upline ${upline}`);
  }
});
afterAll(() => desk.db.close());

async function betting(): Promise<Record<string, string>> {
  expect((await auditHouse(desk.db)).faults).toEqual([]);
  const result = await desk.run('list accounts --json');
  const rows = JSON.parse(result.lines[0] ?? '') as { username: string; betting: string }[];
  return Object.fromEntries(
    rows.filter((row) => row.username.includes('-C')).map((row) => [row.username, row.betting]),
  );
}

describe('shut-betting and open-betting', () => {
  it('shut and open a whole downline, and only what they shut', async () => {
    expect((await desk.run('shut-betting --account mid')).lines).toEqual([
      'Betting is shut for MID and for 3 under it.',
    ]);
    expect(await betting()).toEqual({ 'TOP-C': 'open', 'MID-C': 'shut by MID', 'LOW-C': 'shut by MID' });

    await desk.run('shut-betting --client low-c');
    await desk.run('shut-betting --account top');
    expect(await betting()).toEqual({ 'TOP-C': 'shut by TOP', 'MID-C': 'shut by MID', 'LOW-C': 'shut' });

    await desk.run('open-betting --account top');
    expect(await betting()).toEqual({ 'TOP-C': 'open', 'MID-C': 'shut by MID', 'LOW-C': 'shut' });

    await desk.run('shut-betting --account top');
    await desk.run('open-betting --account mid');
    expect(await betting()).toEqual({ 'TOP-C': 'shut by TOP', 'MID-C': 'shut by TOP', 'LOW-C': 'shut' });

    await desk.run('open-betting --account top');
    await desk.run('open-betting --client low-c');
    expect(await betting()).toEqual({ 'TOP-C': 'open', 'MID-C': 'open', 'LOW-C': 'open' });
  });

  it('say who still keeps an account shut or out, and how to open it', async () => {
    await desk.run('shut-betting --account mid');
    expect((await desk.run('open-betting --client low-c')).lines).toEqual([
      'Betting stays shut for LOW-C, as MID above it is shut: open-betting --account MID --brand default opens it.',
    ]);
    await desk.run('open-betting --account mid');
    await desk.run('block --account mid');
    expect((await desk.run('unblock --client low-c')).lines).toEqual([
      'Betting stays shut for LOW-C, as MID above it is shut: unblock --account MID --brand default opens it.',
    ]);
    await desk.run('unblock --account mid');
    await desk.run('block --client low-c');
    expect((await desk.run('open-betting --client low-c')).lines).toEqual([
      'Betting is open for LOW-C.',
      'LOW-C still cannot sign in, as it is blocked: unblock --account LOW-C --brand default lets it in.',
    ]);
    await desk.run('open-betting --account mid');
    expect((await desk.run('unblock --client low-c')).lines).toEqual(['Betting is open for LOW-C.']);
  });

  it('give a new account the state of its upline', async () => {
    await desk.run('shut-betting --account mid');
    await desk.run('create-client --username new-c --password secret1 --upline low');
    expect((await betting())['NEW-C']).toBe('shut by MID');
    await desk.run('open-betting --account mid');
    expect((await betting())['NEW-C']).toBe('open');
  });

  it('refuse the bets of those who are shut', async () => {
    await desk.house.market('m', { shape: 'line' });
    const client = accountId(await desk.accountId('LOW-C'));
    await desk.run('shut-betting --account mid');
    const refused = await desk.house.place({ client, marketId: 'm', stake: 10, run: 40 });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'upline-blocked' } });
    await desk.run('open-betting --account mid');
  });
});

describe('block, unblock and end-sessions', () => {
  it('block shuts betting and signs out everyone under the account', async () => {
    const id = accountId(await desk.accountId('LOW-C'));
    const session = await desk.sessions.open({ id, username: 'LOW-C' }, 'default', '127.0.0.1');
    const result = await desk.run('block --account low');
    expect(result.lines).toEqual(['Betting is shut for LOW and for 2 under it.', 'Sessions ended: 1.']);
    expect(await desk.sessions.find(session.token, 'default')).toBeUndefined();
    expect(desk.house.sent.at(-1)).toEqual({
      to: `client:${id}`,
      event: 'domainUpdate',
      message: { isLogout: true },
    });
    expect((await betting())['LOW-C']).toBe('shut by LOW');
    const blocked = await desk.run('list accounts --state blocked --json');
    expect(JSON.parse(blocked.lines[0] ?? '')).toEqual([
      expect.objectContaining({ username: 'LOW', betting: 'blocked' }),
    ]);
    await desk.run('unblock --account low');
    expect((await betting())['LOW-C']).toBe('open');
  });

  it('end-sessions signs out and leaves betting as it is', async () => {
    const id = accountId(await desk.accountId('MID-C'));
    await desk.sessions.open({ id, username: 'MID-C' }, 'default', '127.0.0.1');
    expect((await desk.run('end-sessions --client mid-c')).lines).toEqual(['Sessions ended: 1.']);
    expect((await desk.run('end-sessions --client mid-c')).lines).toEqual(['Sessions ended: 0.']);
    expect((await betting())['MID-C']).toBe('open');
  });

  it('end at once a session that the server has seen a moment ago', async () => {
    const id = accountId(await desk.accountId('TOP-C'));
    const { token } = await desk.sessions.open({ id, username: 'TOP-C' }, 'default', '127.0.0.1');
    expect(await desk.sessions.find(token, 'default')).toMatchObject({ accountId: id });
    await desk.run('end-sessions --client top-c');
    expect(await desk.sessions.find(token, 'default')).toBeUndefined();
  });
});
