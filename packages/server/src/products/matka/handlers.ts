import type { MatkaMarket, MatkaState } from '@maidan/contract';
import { laterDay, matkaDayAt } from '@maidan/games/rules';
import type { Queries } from '@maidan/process/db/db.ts';
import { mayBet } from '../../account/store.ts';
import { fine, type HandlersFor, refuse } from '../../http/answer.ts';
import type { SeedChains } from '../../rounds/seed-chains.ts';
import type { MatkaBoard } from './board.ts';
import { listMatkaBets, queryDay } from './list-bets.ts';
import { chartRowToWire, proofToWire, stateToWire } from './market-wire.ts';
import { type DrawName, rulesOfDay } from './matka-day.ts';
import { seedsOf } from './open-day.ts';
import { cancelMatkaBet, type PlacingParts, placeMatkaBet } from './place-matka-bet.ts';
import { daysBetween, findDay } from './store.ts';

export type MatkaCalls =
  | 'matka/getMatkaList'
  | 'matka/getMatkaByMatkaEventId'
  | 'matka/matkaBetList'
  | 'matka/matkaPlaceBet'
  | 'matka/matkaBetCancel'
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
    'matka/getMatkaList': async (_request, { session }) => {
      await Promise.all(boards.map((board) => board.refresh()));
      const betStatus = await db.snapshot((tx) => mayBet(tx, session.accountId));
      const states = boards.flatMap((board) => stateToWire(board) ?? []);
      return fine(
        states.filter(({ matkaStatus }) => matkaStatus).map((state) => marketToWire(state, betStatus)),
      );
    },
    'matka/getMatkaByMatkaEventId': async ({ matkaEventId }, { session }) => {
      const board = boardAt(matkaEventId);
      await board?.refresh();
      const betStatus = await db.snapshot((tx) => mayBet(tx, session.accountId));
      const state = board && stateToWire(board);
      return state === undefined ? refuse('not-available-yet') : fine(marketToWire(state, betStatus));
    },
    'matka/matkaBetList': async (request, { session }) => {
      const matkas = boards
        .map(({ entry }) => entry)
        .filter(({ eventId }) => (request.matkaEventId ?? eventId) === eventId);
      const { bets, hasMore } = await db.snapshot((tx) =>
        listMatkaBets(tx, session.accountId, matkas, request, clock.now()),
      );
      return { ok: true, data: [...bets], hasMore };
    },
    'matka/matkaPlaceBet': (request, caller) => placeMatkaBet(parts, request, caller),
    'matka/matkaBetCancel': (request, caller) => cancelMatkaBet(parts, request, caller),
    'matka/matkaChart': async ({ matkaEventId, fromDate, toDate = matkaDayAt(clock.now()) }) => {
      const board = boardAt(matkaEventId);
      if (board === undefined) return refuse('not-available-yet');
      const to = queryDay(toDate);
      const from = queryDay(fromDate ?? laterDay(to, -chartDays));
      const days = await db.snapshot((tx) => daysBetween(tx, board.entry.code, from, to, chartDays));
      return fine(days.reverse().map(chartRowToWire));
    },
    'matka/matkaProof': async ({ matkaEventId, day: requestedDay }) => {
      const board = boardAt(matkaEventId);
      const found = board && (await db.snapshot((tx) => readDay(tx, board, queryDay(requestedDay))));
      if (board === undefined || found === undefined) return refuse('not-available-yet');
      const { day, rules } = found;
      const isPlayed = board.played()?.day.number === day.number;
      const isTaking = (draw: DrawName) => isPlayed && board.isTaking(draw);
      return fine(proofToWire(board.entry, day, rules, await seedsOf(chains, day), isTaking));
    },
  };
}

/** Undefined where the matka had no such day. */
async function readDay(tx: Queries, { entry }: MatkaBoard, requestedDay: string) {
  const day = await findDay(tx, entry.code, requestedDay);
  return day && { day, rules: await rulesOfDay(tx, day) };
}
