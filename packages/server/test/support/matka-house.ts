import { type AccountId, type ManualClock, manualClock } from '@maidan/betting';
import type { ParsedRequestOf } from '@maidan/contract';
import { matkaAt } from '@maidan/games/rules';
import type { Db } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { repeatableBytes } from '@maidan/process/testing/repeatable-bytes.ts';
import { expect, vi } from 'vitest';
import { loadLiability } from '../../src/bets/liability/open-risk-store.ts';
import { type LossLimits, usualLossLimits } from '../../src/brands/brands.ts';
import { createHouse } from '../../src/house.ts';
import type { SignedInCaller } from '../../src/http/answer.ts';
import { quietOutbox } from '../../src/live/outbox.ts';
import { createMatkaBoard } from '../../src/products/matka/board.ts';
import type { MatkaDay } from '../../src/products/matka/matka-day.ts';
import { runMatka } from '../../src/products/matka/matka-runner.ts';
import { placeMatkaBet } from '../../src/products/matka/place-matka-bet.ts';
import { createMatkaSettings } from '../../src/products/matka/settings-store.ts';
import { createSeedChains } from '../../src/rounds/seed-chains.ts';

const often = { interval: 2 };
/** 08:00 at +05:30. */
export const morning = Date.UTC(2026, 0, 1, 2, 30);

export interface MatkaHouseParts {
  readonly code?: string;
  readonly clock?: ManualClock;
  readonly lossLimits?: LossLimits;
}

/** One matka of a house, as a process has it: it goes on with what another left on the database. */
export async function openMatkaHouse(db: Db, parts: MatkaHouseParts = {}) {
  const { code = 'arunoday', clock = manualClock(morning), lossLimits = usualLossLimits } = parts;
  const entry = matkaAt(code);
  if (entry === undefined) throw new Error(`no matka ${code}`);
  const log = createLog('silent');
  const liability = await loadLiability(db, () => lossLimits);
  const house = createHouse(db, clock, quietOutbox, { log, liability });
  await house.settling.resume();
  const settings = createMatkaSettings({ db, clock });
  await settings.refresh();
  const board = createMatkaBoard(entry, clock, settings);
  house.onMarkets((ids, state) => {
    for (const id of ids) board.onMarket(id, state === 'open');
  });
  const chains = createSeedChains({ db, clock, randomBytes: repeatableBytes, chainLength: 200 });
  const { rounds, settling } = house;
  const runner = runMatka({ board, db, rounds, settling, chains, clock, log });
  let lastRequest = 0;

  const day = (): MatkaDay => {
    const played = board.played();
    if (played === undefined) throw new Error('no day is open');
    return played.day;
  };

  /** A single on 8 of the open, unless another bet is wished for. */
  function bet(client: AccountId, overrides: Partial<ParsedRequestOf<'matka/matkaPlaceBet'>> = {}) {
    lastRequest += 1;
    return placeMatkaBet(
      {
        house,
        boardAt: (eventId) => (eventId === entry?.eventId ? board : undefined),
        freshRequestId: () => `${day().day}-${client}-${lastRequest}-${clock.now()}`,
        countBet: () => undefined,
      },
      {
        matkaEventId: entry?.eventId ?? '',
        gameType: 'SINGLE',
        betType: 'OPEN',
        betNumber: '8',
        amount: 100,
        ...overrides,
      },
      { session: { accountId: client }, address: '127.0.0.1' } as SignedInCaller,
    );
  }

  return {
    house,
    clock,
    board,
    chains,
    day,
    bet,
    opened: () => vi.waitFor(() => expect(day().overAt).toBeNull(), often),
    /** Moves to the moment and does what is due; not for a database that is away. */
    async to(at: number): Promise<void> {
      clock.advance(at - clock.now());
      await runner.look();
    },
    look: () => runner.look(),
    close: () => runner.close(),
  };
}

export type MatkaHouse = Awaited<ReturnType<typeof openMatkaHouse>>;
