import { statement } from '@maidan/process/db/db.ts';
import { expect } from 'vitest';
import type { VerbName } from '../../../src/operator/verb-names.ts';
import { defaultPassword } from '../../support/test-app.ts';
import type { ElsewhereDesk, Obeyed } from './elsewhere-desk.ts';

type AccountVerb = Extract<
  VerbName,
  | 'block'
  | 'create-agent'
  | 'create-client'
  | 'credit'
  | 'debit'
  | 'end-sessions'
  | 'open-betting'
  | 'refresh-pages'
  | 'reset-password'
  | 'set-commission'
  | 'set-limits'
  | 'set-notice'
  | 'shut-betting'
  | 'unblock'
>;

let lastName = 0;

const underIssuer = statement(
  't-under-issuer',
  `update account set parent_id = (select id from account where username = 'ISSUER' and brand = 'default') where id = $1`,
);

/** A client with coins, an open page, and a bet it may try. */
async function player(desk: ElsewhereDesk) {
  lastName += 1;
  const username = `FAR${lastName}`;
  const client = await desk.client({ username, coins: 1000 });
  await desk.db.query(underIssuer, [client.id]);
  const tie = await desk.tie();
  const bet = async (amount = 100) => {
    const { error, refusal } = await desk.betOdds(client, tie, { amount });
    return error ? refusal?.key : 'accepted';
  };
  const isSignedIn = async () => (await desk.call('user/userBalance', {}, client)).status === 200;
  return { ...client, tie, bet, isSignedIn, page: await desk.provedSocket(client), username };
}

const named = ({ username }: { readonly username: string }) => ['--client', username] as const;

export const accountVerbs: Record<AccountVerb, Obeyed> = {
  async block(desk) {
    const one = await player(desk);
    expect(await one.isSignedIn()).toBe(true);
    await desk.obey('block', ...named(one));
    expect(await one.page.next('domainUpdate')).toEqual({ isLogout: true });
    expect(await one.isSignedIn()).toBe(false);
  },
  async unblock(desk) {
    const one = await player(desk);
    await desk.obey('block', ...named(one));
    await expect(desk.signIn(one.username)).rejects.toThrow();
    await desk.obey('unblock', ...named(one));
    await desk.signIn(one.username);
  },
  async 'create-agent'(desk) {
    await desk.obey('create-agent', '--role', 'agent', '--username', 'FARAGENT', '--upline', 'ISSUER');
    await desk.obey(
      ...['create-client', '--username', 'BELOW', '--password', 'secret1', '--upline', 'FARAGENT'],
    );
    await desk.signIn('BELOW', 'secret1');
  },
  async 'create-client'(desk) {
    await player(desk);
    await desk.obey(
      ...['create-client', '--username', 'FARNEW', '--password', 'secret1', '--upline', 'ISSUER'],
    );
    await desk.signIn('FARNEW', 'secret1');
  },
  async credit(desk) {
    const one = await player(desk);
    await desk.obey('credit', ...named(one), '--coins', '25');
    expect(await one.page.next('coinUpdate')).toMatchObject({ coins: 1025 });
  },
  async debit(desk) {
    const one = await player(desk);
    await desk.obey('debit', ...named(one), '--coins', '25');
    expect(await one.page.next('coinUpdate')).toMatchObject({ coins: 975 });
  },
  async 'end-sessions'(desk) {
    const one = await player(desk);
    expect(await one.isSignedIn()).toBe(true);
    await desk.obey('end-sessions', ...named(one));
    expect(await one.page.next('userLoggedOut')).toBe(one.userId);
    expect(await one.isSignedIn()).toBe(false);
  },
  async 'shut-betting'(desk) {
    const one = await player(desk);
    await desk.obey('shut-betting', ...named(one));
    expect(await one.page.next('sportsListUpdate')).toEqual({ isUpdate: true });
    expect(await one.bet()).toBe('client-blocked');
  },
  async 'open-betting'(desk) {
    const one = await player(desk);
    await desk.obey('shut-betting', ...named(one));
    await one.page.next('sportsListUpdate');
    await desk.obey('open-betting', ...named(one));
    expect(await one.page.next('sportsListUpdate')).toEqual({ isUpdate: true });
    expect(await one.bet()).toBe('accepted');
  },
  async 'refresh-pages'(desk) {
    const one = await player(desk);
    await desk.obey('refresh-pages', ...named(one));
    expect(await one.page.next('domainUpdate')).toEqual({ isRefresh: true });
  },
  async 'reset-password'(desk) {
    const one = await player(desk);
    expect(await one.isSignedIn()).toBe(true);
    const lines = await desk.obey('reset-password', ...named(one));
    const [, password] = /: (\S+)$/.exec(lines[0] ?? '') ?? [];
    expect(await one.isSignedIn()).toBe(false);
    await expect(desk.signIn(one.username, defaultPassword)).rejects.toThrow();
    await desk.signIn(one.username, password);
  },
  async 'set-limits'(desk) {
    const one = await player(desk);
    expect(await one.bet(150)).toBe('accepted');
    await desk.obey('set-limits', ...named(one), '--stake-max', '149');
    expect(await one.bet(150)).toBe('stake-above-max');
  },
  async 'set-commission'(desk) {
    const one = await player(desk);
    await desk.obey('set-commission', ...named(one), '--match', '2');
    expect(await one.bet(100)).toBe('accepted');
    await desk.obey('declare', one.tie.ids.bookmaker, '--outcome', 'winner=tigers', '--reason', 'So');
    // Two per cent of what was lost comes back.
    expect(await desk.wallet(one)).toMatchObject({ coins: 902 });
  },
  async 'set-notice'(desk) {
    const one = await player(desk);
    await desk.obey('set-notice', '--client-text', 'From afar');
    expect(await one.page.next('domainUpdate')).toEqual({ isDomainSettingUpdate: true });
    const settings = await desk.call('website/domainSettingByDomainName', { domainUrl: 'localhost' });
    expect(settings.data).toMatchObject({ clientNotification: 'From afar' });
  },
};
