import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { insertMarkets } from '../../../src/bets/markets-store.ts';
import type { VerbName } from '../../../src/operator/verb-names.ts';
import { insertReplay } from '../../../src/products/sports/replays/store.ts';
import { twoOverMatch } from '../../recordings/recording-files.ts';
import { aLine } from '../../support/test-house.ts';
import type { ElsewhereDesk, Obeyed } from './elsewhere-desk.ts';

type SportsVerb = Extract<
  VerbName,
  | 'add-alias'
  | 'correct-ball'
  | 'judge'
  | 'list-names'
  | 'open-match'
  | 'refresh-matches'
  | 'remove-alias'
  | 'replay'
  | 'set-dialect'
  | 'settle-sessions'
  | 'shut-match'
  | 'switch-socket'
  | 'unread-sessions'
  | 'verify-match'
  | 'void-by-rule'
>;

async function page(desk: ElsewhereDesk) {
  const client = await desk.bettor();
  const tie = await desk.tie();
  const socket = await desk.provedSocket(client);
  const bet = async () => {
    const { error, refusal } = await desk.betOdds(client, tie);
    return error ? refusal?.key : 'accepted';
  };
  const detail = async () =>
    (await desk.call('sports/sportByMarketId', { marketId: tie.marketId }, client)).data;
  return { ...client, tie, socket, bet, detail };
}

async function recordingFile(desk: ElsewhereDesk): Promise<string> {
  const file = join(desk.environment.DATA_DIR, 'two-overs.json');
  await writeFile(file, JSON.stringify(twoOverMatch()));
  return file;
}

/** A session of a played match, of which only the name is known. */
async function namedSession(desk: ElsewhereDesk, name: string): Promise<{ event: string; id: string }> {
  const { tie } = await page(desk);
  const event = tie.eventId;
  const id = `named-${event}`;
  await insertReplay(desk.db, {
    event_id: event,
    file_name: 'two-overs.json',
    recording: new TextEncoder().encode(JSON.stringify(twoOverMatch())),
    speed: 1,
    started_at: desk.clock.now() - 3_600_000,
  });
  const session = { kind: 'fancy', definition: aLine, isCommission: false, product: 'sports' } as const;
  await insertMarkets(desk.db, [{ id, name, eventId: event, ...session }], desk.clock.now());
  return { event, id };
}

export const sportsVerbs: Record<SportsVerb, Obeyed> = {
  async 'shut-match'(desk) {
    const one = await page(desk);
    expect(await one.bet()).toBe('accepted');
    await desk.obey('shut-match', one.tie.eventId);
    expect(await one.bet()).toBe('market-suspended');
    expect(await one.detail()).toMatchObject({ betStatus: false });
  },
  async 'open-match'(desk) {
    const one = await page(desk);
    await desk.obey('shut-match', one.tie.eventId);
    expect(await one.bet()).toBe('market-suspended');
    await desk.obey('open-match', one.tie.eventId);
    expect(await one.bet()).toBe('accepted');
  },
  async 'switch-socket'(desk) {
    const one = await page(desk);
    await desk.obey('switch-socket', one.tie.eventId, 'off');
    expect(await one.socket.next('sportsListUpdate')).toEqual({ isUpdate: true });
    expect(await one.detail()).toMatchObject({ socketPerm: false });
  },
  async 'refresh-matches'(desk) {
    const one = await page(desk);
    await desk.obey('refresh-matches');
    expect(await one.socket.next('domainUpdate')).toEqual({ sportListUpdate: true });
  },
  async replay(desk) {
    const file = await recordingFile(desk);
    const [line = ''] = await desk.obey('replay', file);
    const [, event] = /match (\d+),/.exec(line) ?? [];
    const listed = await desk.call('sports/matchList', {}, await desk.bettor());
    expect(JSON.stringify(listed.data)).toContain(event);
    const missing = await desk.give('replay', `${file}.gone`);
    expect(missing).toMatchObject({ exit: 1, reason: expect.stringContaining('.gone') });
  },
  async judge(desk) {
    await desk.obey('add-alias', 'team', 'Judged', 'Lions');
    const file = await recordingFile(desk);
    const lines = await desk.obey('judge', file, '2 over runs JUDGED', '--source', 'scripted');
    expect(lines.join('\n')).toContain('24');
    await desk.obey('remove-alias', 'Judged');
  },
  async 'set-dialect'(desk) {
    await desk.obey('set-dialect', 'board-far', 'ordinal-over', 'that-over');
    expect((await desk.obey('list-names')).join('\n')).toMatch(/board-far +ordinal-over +that-over/);
  },
  async 'add-alias'(desk) {
    const { id } = await namedSession(desk, '2 OVER RUNS PRIDE');
    expect((await desk.obey('unread-sessions')).join('\n')).toContain(id);
    await desk.obey('add-alias', 'team', 'Pride', 'Lions');
    expect((await desk.obey('unread-sessions')).join('\n')).not.toContain(id);
    await desk.obey('remove-alias', 'Pride');
  },
  async 'remove-alias'(desk) {
    await desk.obey('add-alias', 'team', 'Mane', 'Lions');
    const { id } = await namedSession(desk, '2 OVER RUNS MANE');
    expect((await desk.obey('unread-sessions')).join('\n')).not.toContain(id);
    await desk.obey('remove-alias', 'Mane');
    expect((await desk.obey('unread-sessions')).join('\n')).toContain(id);
  },
  async 'list-names'(desk) {
    await desk.obey('add-alias', 'team', 'Listed', 'Lions');
    expect((await desk.obey('list-names')).join('\n')).toMatch(/team +Listed +Lions .*asha \(far\)/);
    await desk.obey('remove-alias', 'Listed');
  },
  async 'unread-sessions'(desk) {
    const { id } = await namedSession(desk, '2 OVER RUNS NOBODY');
    expect((await desk.obey('unread-sessions')).join('\n')).toContain(id);
  },
  async 'settle-sessions'(desk) {
    const { event, id } = await namedSession(desk, '2 over runs LIO');
    const settled = new Promise((resolve) =>
      desk.house.onMarkets((ids, state) => ids.includes(id) && resolve(state)),
    );
    await desk.obey('settle-sessions', event, '--confirm');
    expect(await settled).toBe('settled');
  },
  async 'void-by-rule'(desk) {
    const one = await page(desk);
    expect((await desk.betSession(one, one.tie)).error).toBe(false);
    expect(await one.socket.next('coinUpdate')).toMatchObject({ exposure: 1000 });
    const before = new Date(desk.clock.now() - 60_000).toISOString();
    await desk.obey('void-by-rule', one.tie.ids.sixOvers, '--known-at', before, '--confirm');
    expect(await one.socket.next('coinUpdate')).toMatchObject({ exposure: 0 });
    expect(desk.house.liability.lossOf('default').markets.has(one.tie.ids.sixOvers)).toBe(false);
  },
  async 'correct-ball'(desk) {
    const { event } = await namedSession(desk, '2 over runs TIG');
    await desk.obey('settle-sessions', event, '--confirm');
    const words = [event, '2.1.5', '--runs', '6', '--reason', 'It was a boundary', '--confirm'];
    await desk.obey('correct-ball', ...words);
    const again = await desk.obey('correct-ball', ...words);
    expect(again.at(-1)).toBe('Nothing is left to correct: the ball stands as you say.');
  },
  async 'verify-match'(desk) {
    const one = await page(desk);
    const result = await desk.give('verify-match', one.tie.eventId);
    expect(result.exit).toBe(1);
    expect(result.reason).toMatch(/^verify-match: /);
  },
};
