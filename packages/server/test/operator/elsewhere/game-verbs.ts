import { expect } from 'vitest';
import type { VerbName } from '../../../src/operator/verb-names.ts';
import type { ElsewhereDesk, Obeyed } from './elsewhere-desk.ts';

type MatkaVerb = Extract<VerbName, `${string}-matka` | `${string}-panna` | 'void-draw'>;
type TableVerb = Extract<VerbName, `${string}-table` | `${string}-round`>;
type FlightVerb = Extract<VerbName, `${string}-aviator` | `${string}-chat` | 'void-flight'>;
type LaunchedVerb = Extract<
  VerbName,
  'add-game' | 'add-provider' | 'change-key' | 'launch-token' | 'list-providers' | 'switch-game'
>;

/** One bet on a matka, a table or the flight of the moment. */
async function seat(desk: ElsewhereDesk) {
  const client = await desk.bettor();
  const outcomeOf = (reply: { error: boolean; refusal: { key: string } | undefined }) =>
    reply.error ? reply.refusal?.key : 'accepted';
  const matkaBet = async (matkaEventId: string, amount = 100) => {
    const single = { gameType: 'SINGLE', betType: 'OPEN', betNumber: '8' } as const;
    return outcomeOf(await desk.call('matka/matkaPlaceBet', { matkaEventId, ...single, amount }, client));
  };
  const flightBet = async (amount = 100) => {
    const roundId = await desk.openFlight();
    const request = { roundId, amount, eventId: '303031' };
    return outcomeOf(await desk.call('casino/avaitorGamePlace', request, client));
  };
  const tableBet = async (amount = 100, round?: string) => {
    const roundId = round ?? (await desk.openRound());
    const option = { sid: '11', rate: '2.94', casinoType: 'teen9', eventId: '3048' };
    return outcomeOf(await desk.call('casino/casinoBetPlace', { roundId, amount, ...option }, client));
  };
  const exposure = async () => (await desk.wallet(client))?.exposure;
  return { ...client, matkaBet, flightBet, tableBet, exposure, socket: await desk.provedSocket(client) };
}

/** A matka of its own for each, by the id of its event. */
const arunoday = ['arunoday', '7002'] as const;
const sandhya = ['sandhya', '7007'] as const;

const matkaVerbs: Record<MatkaVerb, Obeyed> = {
  async 'shut-matka'(desk) {
    const [code, event] = sandhya;
    const one = await seat(desk);
    expect(await one.matkaBet(event)).toBe('accepted');
    await desk.obey('shut-matka', code);
    expect(await one.matkaBet(event)).toBe('market-not-on-offer');
    await desk.obey('open-matka', code);
  },
  async 'open-matka'(desk) {
    const [code, event] = sandhya;
    const one = await seat(desk);
    await desk.obey('shut-matka', code);
    expect(await one.matkaBet(event)).toBe('market-not-on-offer');
    await desk.obey('open-matka', code);
    expect(await one.matkaBet(event)).toBe('accepted');
  },
  async 'set-matka'(desk) {
    const [code, event] = sandhya;
    const one = await seat(desk);
    await desk.obey('set-matka', code, '--stake-max', '99');
    expect(await one.matkaBet(event, 100)).toBe('stake-above-max');
    await desk.obey('set-matka', code, '--stake-max', 'none', '--liability-max', '500');
    expect(await one.matkaBet(event, 100)).toMatch(/^house-limit-/);
    await desk.obey('set-matka', code, '--liability-max', 'usual');
  },
  async 'enter-panna'(desk) {
    const [code] = sandhya;
    const result = await desk.give('enter-panna', code, 'open', '134');
    expect(result).toMatchObject({ exit: 1, reason: expect.stringContaining('drawn by its seed') });
  },
  async 'void-draw'(desk) {
    const [code, event] = ['gulmohar', '7004'];
    const one = await seat(desk);
    expect(await one.matkaBet(event)).toBe('accepted');
    expect(await one.exposure()).toBe(100);
    const market = `${code}-open.${desk.matkaDay(code).number}`;
    const reserved = () => desk.house.liability.lossOf('default').markets.has(market);
    expect(reserved()).toBe(true);
    await desk.obey('void-draw', code, 'open', '--reason', 'By hand');
    expect(await one.exposure()).toBe(0);
    expect(reserved()).toBe(false);
    expect(await one.matkaBet(event)).toBe('market-settled');
  },
  async 'correct-panna'(desk) {
    const [code] = arunoday;
    const { day } = desk.matkaDay(code);
    await desk.drawMatka(code, 'open');
    const drawn = desk.matkaDay(code).open.panna;
    const panna = drawn === '134' ? '579' : '134';
    await desk.obey('correct-panna', code, day, 'open', panna, '--reason', 'By hand');
    expect(desk.matkaDay(code).open.panna).toBe(panna);
  },
};

const tableVerbs: Record<TableVerb, Obeyed> = {
  async 'shut-table'(desk) {
    const one = await seat(desk);
    const roundId = await desk.openRound();
    expect(await one.tableBet(100, roundId)).toBe('accepted');
    await desk.obey('shut-table', 'teen9');
    expect(await one.tableBet(100, roundId)).toBe('market-suspended');
    await desk.obey('open-table', 'teen9');
  },
  async 'open-table'(desk) {
    const one = await seat(desk);
    const roundId = await desk.openRound();
    await desk.obey('shut-table', 'teen9');
    expect(await one.tableBet(100, roundId)).toBe('market-suspended');
    await desk.obey('open-table', 'teen9');
    expect(await one.tableBet()).toBe('accepted');
  },
  async 'set-table'(desk) {
    const one = await seat(desk);
    await desk.obey('set-table', 'teen9', '--stake-min', '101');
    expect(await one.tableBet(100)).toBe('stake-below-min');
    await desk.obey('set-table', 'teen9', '--stake-min', 'none');
    expect(await one.tableBet(100)).toBe('accepted');
  },
  async 'void-round'(desk) {
    const one = await seat(desk);
    expect(await one.tableBet()).toBe('accepted');
    const roundId = await desk.openRound();
    await desk.obey('void-round', roundId, 'By hand');
    expect(await one.exposure()).toBe(0);
    expect(desk.house.liability.lossOf('default').markets.has(roundId)).toBe(false);
    await desk.nextRound();
  },
  async 'correct-round'(desk) {
    const roundId = await desk.openRound();
    await desk.nextRound();
    const shown = () => desk.tableResult(roundId);
    await desk.until(() => expect(shown()).toBeDefined());
    await desk.obey('void-round', roundId, 'By hand');
    await desk.until(() => expect(shown()).toMatchObject({ isVoid: true }));
    await desk.obey('correct-round', roundId, 'dealt', 'By hand');
    await desk.until(() => expect(shown()?.isVoid ?? false).toBe(false));
  },
};

const flightVerbs: Record<FlightVerb, Obeyed> = {
  async 'shut-aviator'(desk) {
    const one = await seat(desk);
    expect(await one.flightBet()).toBe('accepted');
    await desk.obey('shut-aviator');
    expect(await one.flightBet()).toBe('client-blocked');
    await desk.obey('open-aviator');
  },
  async 'open-aviator'(desk) {
    const one = await seat(desk);
    await desk.openFlight();
    await desk.obey('shut-aviator');
    // Of the flight that took bets: another is not opened now.
    expect(await one.flightBet()).toBe('client-blocked');
    await desk.obey('open-aviator');
    expect(await one.flightBet()).toBe('accepted');
  },
  async 'set-aviator'(desk) {
    const one = await seat(desk);
    await desk.obey('set-aviator', '--stake-max', '99');
    expect(await one.flightBet(100)).toBe('stake-above-max');
    await desk.obey('set-aviator', '--stake-max', 'none');
    expect(await one.flightBet(100)).toBe('accepted');
  },
  async 'void-flight'(desk) {
    const one = await seat(desk);
    const roundId = await desk.openFlight();
    expect(await one.flightBet()).toBe('accepted');
    await desk.obey('void-flight', '--reason', 'By hand');
    await desk.until(async () => expect(await one.exposure()).toBe(0));
    expect(desk.house.liability.lossOf('default').markets.has(roundId)).toBe(false);
  },
  async 'mute-chat'(desk) {
    const one = await seat(desk);
    await desk.obey('mute-chat', '--client', one.username);
    expect(await desk.chat(one.socket, 'buy my predictor')).toEqual({ isSent: false, reason: 'muted' });
  },
  async 'unmute-chat'(desk) {
    const one = await seat(desk);
    await desk.obey('mute-chat', '--client', one.username);
    expect(await desk.chat(one.socket, 'sorry')).toMatchObject({ isSent: false });
    await desk.obey('unmute-chat', '--client', one.username);
    expect(await desk.chat(one.socket, 'sorry')).toMatchObject({ isSent: true });
  },
};

const keyIn = (lines: readonly string[]): string | undefined => /: ([0-9a-f]{64})$/.exec(lines[0] ?? '')?.[1];

const roulette = '100000';

const launchedVerbs: Record<LaunchedVerb, Obeyed> = {
  async 'add-provider'(desk) {
    const key = keyIn(await desk.obey('add-provider', 'far-games'));
    expect(await desk.products.launched.keyOf('far-games')).toBe(key);
  },
  async 'change-key'(desk) {
    const first = keyIn(await desk.obey('add-provider', 'far-leaky'));
    const second = keyIn(await desk.obey('change-key', 'far-leaky'));
    expect(second).not.toBe(first);
    expect(await desk.products.launched.keyOf('far-leaky')).toBe(second);
  },
  async 'add-game'(desk) {
    await desk.obey('add-provider', 'far-slots');
    await desk.obey('add-game', 'far-1', 'far-slots', 'Far Slots', 'https://far.test/slots');
    const { data } = await desk.call('user/casinoLoginUrl', { gameId: 'far-1' }, await seat(desk));
    expect(data?.url).toMatch(/^https:\/\/far\.test\/slots#token=/);
  },
  async 'switch-game'(desk) {
    const one = await seat(desk);
    const launch = () => desk.call('user/casinoLoginUrl', { gameId: roulette }, one);
    expect((await launch()).error).toBe(false);
    await desk.obey('switch-game', roulette, 'off');
    expect((await launch()).error).toBe(true);
    await desk.obey('switch-game', roulette, 'on');
    expect((await launch()).error).toBe(false);
  },
  async 'launch-token'(desk) {
    const one = await seat(desk);
    expect((await desk.obey('launch-token', one.username, roulette)).join()).toMatch(/^\S{20,}$/);
  },
  async 'list-providers'(desk) {
    expect((await desk.obey('list-providers')).join('\n')).toContain('maidan-studio');
  },
};

export const gameVerbs = { ...matkaVerbs, ...tableVerbs, ...flightVerbs, ...launchedVerbs };
