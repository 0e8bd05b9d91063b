import { randomBytes } from 'node:crypto';
import type { RequestOf, TablePicture } from '@maidan/contract';
import { gameByEvent, type TableGame } from '@maidan/games/rules';
import { expect, vi } from 'vitest';
import { type Overrides, startTestApp } from './test-app.ts';

type Seat = { readonly token: string; readonly host?: string };
type PlaceRequest = RequestOf<'casino/casinoBetPlace'>;

/** A house whose tables run on a clock of the test's own. */
export async function openTableDesk(overrides: Overrides = {}) {
  const app = await startTestApp(overrides);
  const { tables } = app.products;
  await tables.start({ config: app.config, randomBytes, say: () => undefined });

  async function picture(code: string): Promise<TablePicture> {
    const got = await app.send(`/cache/table/${code}`);
    if (got.status !== 200) throw new Error(`no picture of ${code}: ${got.status}`);
    return JSON.parse(got.text);
  }

  /** Waits for what the runner does beside the clock: writes to the database. */
  const untilShown = (code: string, isShown: (picture: TablePicture) => boolean) =>
    vi.waitFor(
      async () => {
        const now = await picture(code);
        expect(isShown(now)).toBe(true);
        return now;
      },
      { timeout: 20_000, interval: 10 },
    );

  const phaseIs = (code: string, phase: string, window?: string) =>
    untilShown(code, ({ table }) => table?.phase === phase && table.window === window);

  /** Moves the clock step by step until the table is in the phase; says how it then stands. */
  async function advanceTo(code: string, phase: string, window?: string): Promise<TablePicture> {
    for (let step = 0; step < 4_000; step += 1) {
      const now = await picture(code);
      if (now.table?.phase === phase && now.table.window === window) return now;
      app.clock.advance(stepMs);
    }
    throw new Error(`${code} did not come to ${phase}`);
  }

  /** The next round of the table, with its first window open. */
  async function freshRound(code: string, window: string): Promise<TablePicture> {
    const before = (await picture(code)).data.t1[0]?.mid;
    for (let step = 0; step < 4_000; step += 1) {
      const now = await picture(code);
      const isNew = now.data.t1[0]?.mid !== before;
      if (isNew && now.table?.window === window) return now;
      app.clock.advance(stepMs * 5);
    }
    throw new Error(`${code} opened no other round`);
  }

  function place(
    seat: Seat,
    game: TableGame,
    wish: Partial<PlaceRequest> & { roundId: string; sid: string },
  ) {
    const { code, eventId } = game.entry;
    const asked = { rate: '2', amount: 100, casinoType: code, eventId, ...wish };
    return app.call('casino/casinoBetPlace', asked, seat);
  }

  await Promise.all(['abj', 'teen9'].map((code) => untilShown(code, () => true)));
  return { ...app, picture, untilShown, phaseIs, advanceTo, freshRound, place };
}

const stepMs = 100;

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
