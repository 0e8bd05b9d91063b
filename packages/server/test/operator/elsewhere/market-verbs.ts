import { expect } from 'vitest';
import type { VerbName } from '../../../src/operator/verb-names.ts';
import type { ElsewhereDesk, Obeyed } from './elsewhere-desk.ts';

type MarketVerb = Extract<
  VerbName,
  | 'audit'
  | 'correct'
  | 'declare'
  | 'delete-bet'
  | 'list'
  | 'list-shut'
  | 'open-market'
  | 'risk'
  | 'show-bet'
  | 'shut-market'
  | 'void-bet'
  | 'void-market'
>;

let lastName = 0;

/** A bet of 1,000 on the Lions at 1.9, with the page of its client open. */
async function backer(desk: ElsewhereDesk) {
  lastName += 1;
  const username = `BACKER${lastName}`;
  const client = await desk.client({ username, coins: 10_000 });
  const tie = await desk.tie();
  const market = tie.ids.bookmaker;
  const bet = async () => {
    const { error, refusal } = await desk.betOdds(client, tie);
    return error ? refusal?.key : 'accepted';
  };
  const page = await desk.provedSocket(client);
  expect(await bet()).toBe('accepted');
  expect(await page.next('coinUpdate')).toEqual({ coins: 9000, exposure: 1000 });
  const held = {
    name: 't-held',
    text: 'select b.id from bet b where b.client_id = $1 order by b.id desc limit 1',
  };
  const [row] = await desk.db.query<{ id: bigint }>(held, [client.id]);
  /** What the house keeps in memory for its limits. */
  const reserved = () => desk.house.liability.lossOf('default').markets.has(market);
  expect(reserved()).toBe(true);
  return { ...client, username, tie, market, bet, page, reserved, betId: String(row?.id) };
}

const because = ['--reason', 'By hand'] as const;

export const marketVerbs: Record<MarketVerb, Obeyed> = {
  async 'shut-market'(desk) {
    const one = await backer(desk);
    await desk.obey('shut-market', one.market);
    expect(await one.bet()).toBe('market-shut');
  },
  async 'open-market'(desk) {
    const one = await backer(desk);
    await desk.obey('shut-market', one.market);
    await desk.obey('open-market', one.market);
    await desk.sendChanges(...one.tie.all);
    expect(await one.bet()).toBe('accepted');
  },
  async declare(desk) {
    const one = await backer(desk);
    await desk.obey('declare', one.market, '--outcome', 'winner=lions', ...because);
    expect(await one.page.next('coinUpdate')).toEqual({ coins: 10_900, exposure: 0 });
    expect(one.reserved()).toBe(false);
  },
  async correct(desk) {
    const one = await backer(desk);
    await desk.obey('declare', one.market, '--outcome', 'winner=lions', ...because);
    await one.page.next('coinUpdate');
    await desk.obey('correct', one.market, '--outcome', 'winner=tigers', ...because);
    // Reversed, then settled again.
    const wallets = () => one.page.heard.filter(({ event }) => event === 'coinUpdate');
    await desk.until(() => expect(wallets().at(-1)?.message).toEqual({ coins: 9000, exposure: 0 }));
    expect(one.reserved()).toBe(false);
  },
  async 'void-market'(desk) {
    const one = await backer(desk);
    await desk.obey('void-market', one.market, ...because);
    expect(await one.page.next('coinUpdate')).toEqual({ coins: 10_000, exposure: 0 });
    expect(one.reserved()).toBe(false);
  },
  async 'void-bet'(desk) {
    const one = await backer(desk);
    await desk.obey('void-bet', one.betId, '--remark', 'By hand');
    expect(await one.page.next('coinUpdate')).toEqual({ coins: 10_000, exposure: 0 });
    expect(one.reserved()).toBe(false);
  },
  async 'delete-bet'(desk) {
    const one = await backer(desk);
    await desk.obey('delete-bet', one.betId, '--remark', 'By hand');
    expect(await one.page.next('coinUpdate')).toEqual({ coins: 10_000, exposure: 0 });
    expect(one.reserved()).toBe(false);
  },
  async list(desk) {
    const one = await backer(desk);
    expect((await desk.obey('list', 'bets', '--client', one.username)).join('\n')).toContain(one.betId);
  },
  async 'list-shut'(desk) {
    const one = await backer(desk);
    await desk.obey('shut-market', one.market);
    expect((await desk.obey('list-shut')).join('\n')).toContain(one.market);
  },
  async risk(desk) {
    const one = await backer(desk);
    expect((await desk.obey('risk', '--event', one.tie.eventId)).join('\n')).toContain('900');
  },
  async 'show-bet'(desk) {
    const one = await backer(desk);
    expect((await desk.obey('show-bet', one.betId)).join('\n')).toContain(one.username);
  },
  async audit(desk) {
    await backer(desk);
    expect((await desk.obey('audit')).at(-1)).toBe('Nothing is wrong');
  },
};
