import type { MatkaMarket, MatkaState } from '@maidan/contract';
import { laterDay, matkaDayAt } from '@maidan/games/rules';
import { mayBet } from '../account/access-store.ts';
import { fine, type HandlersFor, refuse } from '../http/answer.ts';
import type { SeedChains } from '../rounds/seed-chains.ts';
import type { MatkaBoard } from './board.ts';
import { dayAsked } from './day-asked.ts';
import { listMatkaBets } from './list-bets.ts';
import { chartRowToWire, proofToWire, stateToWire } from './market-wire.ts';
import { seedsOf } from './open-day.ts';
import { type PlacingParts, placeMatkaBet } from './place-matka-bet.ts';
import { daysBetween, findDay } from './store.ts';

export type MatkaCalls =
  | 'matka/getMatkaList'
  | 'matka/getMatkaByMatkaEventId'
  | 'matka/matkaBetList'
  | 'matka/matkaPlaceBet'
  | 'matka/matkaChart'
  | 'matka/matkaProof';

export interface MatkaParts extends PlacingParts {
  readonly boards: readonly MatkaBoard[];
  readonly chains: SeedChains;
}

/** Length of the chart, unless dates are given. */
const chartDays = 366;

export function matkaHandlers(parts: MatkaParts): HandlersFor<MatkaCalls> {
  const { boards, boardAt, chains } = parts;
  const { db, clock } = parts.house;
  const marketToWire = (state: MatkaState, betStatus: boolean): MatkaMarket => ({
    ...state,
    betStatus,
    now: new Date(clock.now()).toISOString(),
  });

  return {
    'matka/getMatkaList': async (_asked, { session }) => {
      const betStatus = await db.snapshot((tx) => mayBet(tx, session.accountId));
      const states = boards.flatMap((board) => stateToWire(board) ?? []);
      return fine(
        states.filter(({ matkaStatus }) => matkaStatus).map((state) => marketToWire(state, betStatus)),
      );
    },
    'matka/getMatkaByMatkaEventId': async ({ matkaEventId }, { session }) => {
      const board = boardAt(matkaEventId);
      const betStatus = await db.snapshot((tx) => mayBet(tx, session.accountId));
      const state = board && stateToWire(board);
      return state === undefined ? refuse('not-available-yet') : fine(marketToWire(state, betStatus));
    },
    'matka/matkaBetList': async (asked, { session }) => {
      const asks = boards
        .map(({ entry }) => entry)
        .filter(({ eventId }) => (asked.matkaEventId ?? eventId) === eventId);
      const { bets, hasMore } = await db.snapshot((tx) =>
        listMatkaBets(tx, session.accountId, asks, asked, clock.now()),
      );
      return { ok: true, data: [...bets], hasMore };
    },
    'matka/matkaPlaceBet': (asked, caller) => placeMatkaBet(parts, asked, caller),
    'matka/matkaChart': async ({ matkaEventId, fromDate, toDate = matkaDayAt(clock.now()) }) => {
      const board = boardAt(matkaEventId);
      if (board === undefined) return refuse('not-available-yet');
      const to = dayAsked(toDate);
      const from = dayAsked(fromDate ?? laterDay(to, -chartDays));
      const days = await db.snapshot((tx) => daysBetween(tx, board.entry.code, from, to, chartDays));
      return fine(days.reverse().map(chartRowToWire));
    },
    'matka/matkaProof': async ({ matkaEventId, day: asked }) => {
      const board = boardAt(matkaEventId);
      const day = board && (await db.snapshot((tx) => findDay(tx, board.entry.code, dayAsked(asked))));
      if (board === undefined || day === undefined) return refuse('not-available-yet');
      const isPlayed = board.played()?.day.number === day.number;
      return fine(
        proofToWire(board.entry, day, await seedsOf(chains, day), (draw) => isPlayed && board.isTaking(draw)),
      );
    },
  };
}
