import type { RequestOf, TablePicture } from '@maidan/contract';
import { gameByEvent, overAt, type TableGame } from '@maidan/games/rules';
import { expect, vi } from 'vitest';
import type { Table } from '../../src/products/tables/table.ts';
import { quickClient } from './quick-client.ts';
import { type Overrides, startTestApp } from './test-app.ts';

type Seated = { readonly token: string; readonly host?: string };
type PlaceRequest = RequestOf<'casino/casinoBetPlace'>;

/** A house whose tables run on a clock of the test's own. */
export async function openTableDesk(overrides: Overrides = {}) {
  const app = await startTestApp(overrides);
  const { tables } = app.products;
  await tables.open?.();

  async function picture(code: string): Promise<TablePicture> {
    const got = await app.send(`/cache/table/${code}`);
    if (got.status !== 200) throw new Error(`no picture of ${code}: ${got.status}`);
    return JSON.parse(got.text);
  }

  /** Waits for the runner's writes to the database, which do not depend on the clock. */
  const untilShown = (code: string, isShown: (picture: TablePicture) => boolean) =>
    vi.waitFor(async () => {
      const now = await picture(code);
      expect(isShown(now)).toBe(true);
      return now;
    }, untilWritten);

  const mustTable = (code: string): Table => {
    const found = tables.tableOf(code);
    if (found === undefined) throw new Error(`no table ${code}`);
    return found;
  };

  const untilRoundAfter = (code: string, before: string | undefined) =>
    vi.waitFor(() => expect(mustTable(code).current()?.roundId).not.toBe(before), untilWritten);

  /** Moves the clock from step to step until the table is in the phase; gives its state then. */
  async function advanceTo(code: string, phase: string, window?: string): Promise<TablePicture> {
    const table = mustTable(code);
    for (let step = 0; step < 200; step += 1) {
      const moment = table.moment();
      if (moment?.phase === phase && moment.view.window === window) return picture(code);
      if (moment?.nextAt === undefined) await untilRoundAfter(code, table.current()?.roundId);
      else app.clock.advance(moment.nextAt - app.clock.elapsed());
    }
    throw new Error(`${code} did not come to ${phase}`);
  }

  /** The next round of the table, with this window open. */
  async function freshRound(code: string, window: string): Promise<TablePicture> {
    const [game, round] = [mustTable(code).game, mustTable(code).current()];
    if (round !== undefined) app.clock.advance(Math.max(0, overAt(game, round) - app.clock.elapsed()));
    await untilRoundAfter(code, round?.roundId);
    return advanceTo(code, 'bets', window);
  }

  let lastSeat = 0;
  /** A client with coins at hand. */
  const seat = (coins = 10_000) => {
    lastSeat += 1;
    return quickClient(app, `SEAT${lastSeat}`, coins);
  };

  function place(
    client: Seated,
    game: TableGame,
    overrides: Partial<PlaceRequest> & { roundId: string; sid: string },
  ) {
    const { code, eventId } = game.entry;
    const request = { rate: '2', amount: 100, casinoType: code, eventId, ...overrides };
    return app.call('casino/casinoBetPlace', request, client);
  }

  await Promise.all(['abj', 'teen9'].map((code) => untilShown(code, () => true)));
  return { ...app, seat, mustTable, picture, untilShown, advanceTo, freshRound, place };
}

/** What the runner writes independently of the clock. */
const untilWritten = { interval: 5 };

export type TableDesk = Awaited<ReturnType<typeof openTableDesk>>;

export const roundIdOf = ({ data }: TablePicture): string => {
  const mid = data.t1[0]?.mid;
  if (mid === undefined) throw new Error('the picture has no round');
  return mid;
};

export function mustGame(eventId: string): TableGame {
  const game = gameByEvent(eventId);
  if (game === undefined) throw new Error(`no table ${eventId}`);
  return game;
}
