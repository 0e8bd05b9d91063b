import type { AccountId } from '@maidan/betting';
import type { RequestOf } from '@maidan/contract';
import { matkaMarkets } from '@maidan/games/rules';
import { expect, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import type { MatkaBoard } from '../../src/products/matka/board.ts';
import type { DrawName, MatkaDay } from '../../src/products/matka/matka-day.ts';
import { operatedProducts, productChecks } from '../../src/products.ts';
import { readWallet } from '../../src/wallet/wallets.ts';
import { operateHouse } from '../operator/operate-house.ts';
import { quickClient } from './quick-client.ts';
import { type Overrides, startTestApp } from './test-app.ts';

type Player = { readonly token: string };
type PlaceRequest = RequestOf<'matka/matkaPlaceBet'>;

/** A house whose matkas run on a clock of the test's own. */
export async function openMatkaDesk(overrides: Overrides = {}) {
  const app = await startTestApp(overrides);
  const { matka } = app.products;
  // 11:30 at +05:30: a session lasts until the last draw of the day.
  app.clock.advance(6 * 60 * 60_000);
  await matka.open?.();
  const mustBoard = (code: string): MatkaBoard => {
    const found = matka.boardOf(code);
    if (found === undefined) throw new Error(`no matka ${code}`);
    return found;
  };
  const dayOf = (code: string): MatkaDay => {
    const played = mustBoard(code).played();
    if (played === undefined) throw new Error(`${code} has no day`);
    return played.day;
  };
  await vi.waitFor(() => matkaMarkets.map(({ code }) => dayOf(code)), { interval: 5 });

  /** Moves to a moment of the matka's day, and does what is due then. */
  async function to(code: string, at: number): Promise<void> {
    // The clock is set, not advanced: running every timer of a day would take seconds.
    app.clock.setBy(at - app.clock.now());
    await matka.operator.onChanged(code);
  }
  /** As `to`, but the clock is advanced. */
  async function pass(code: string, ms: number): Promise<void> {
    app.clock.advance(ms);
    await matka.operator.onChanged(code);
  }
  const toShut = (code: string, draw: DrawName) => to(code, dayOf(code)[draw].betsUntil);
  const toDraw = (code: string, draw: DrawName) => to(code, dayOf(code)[draw].drawAt);

  /** Both draws, and the next day opened. */
  async function toNextDay(code: string): Promise<void> {
    const { number, open, close } = dayOf(code);
    for (const { betsUntil, drawAt } of [open, close])
      for (const at of [betsUntil, drawAt]) if (at > app.clock.now()) await to(code, at);
    await to(code, app.clock.now() + 10 * 60_000);
    expect(dayOf(code).number).toBe(number + 1);
  }

  let lastPlayer = 0;
  const player = (coins = 1_000_000) => {
    lastPlayer += 1;
    return quickClient(app, `PLAYER${lastPlayer}`, coins);
  };

  /** A single on 8 of the open, unless another bet is wished for. */
  const place = (client: Player, overrides: Partial<PlaceRequest> = {}) =>
    app.call(
      'matka/matkaPlaceBet',
      {
        matkaEventId: '7007',
        gameType: 'SINGLE',
        betType: 'OPEN',
        betNumber: '8',
        amount: 100,
        ...overrides,
      },
      client,
    );

  const run = (...argv: string[]) => operateHouse(app, operatedProducts(app.products), argv);

  /** From the books: a session may have ended meanwhile. */
  async function wallet({ id }: { readonly id: AccountId }) {
    const row = await readWallet(app.db, id);
    if (row === undefined) throw new Error(`no wallet ${id}`);
    return { coins: Number(row.balance - row.exposure) / 100, exposure: Number(row.exposure) / 100 };
  }
  const market = async (client: Player, matkaEventId = '7007') =>
    (await app.call('matka/getMatkaByMatkaEventId', { matkaEventId }, client)).data;

  async function expectSound(): Promise<void> {
    const { faults, checked } = await auditHouse(app.db, undefined, undefined, productChecks);
    expect(faults).toEqual([]);
    expect(checked['days of draws']).toBeGreaterThan(0);
  }

  return {
    ...app,
    dayOf,
    mustBoard,
    to,
    pass,
    toShut,
    toDraw,
    toNextDay,
    player,
    place,
    run,
    wallet,
    market,
    expectSound,
  };
}

export type MatkaDesk = Awaited<ReturnType<typeof openMatkaDesk>>;
