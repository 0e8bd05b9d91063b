import type { AviatorBet, CasinoGame, FlownRound, RequestOf } from '@maidan/contract/wire';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { sendForWallet } from '../../betting/api.ts';
import { ask, call } from '../../house/call.ts';
import { callKey, keepAnswerTo } from '../../house/query-client.ts';
import type { BetOfRound, CardParts, HouseBet } from './cards/card-replies.ts';
import { formatMultiplier } from './flight/flight.ts';

const detailPath = 'casino/getDiamondCasinoByEventId';
const historyPath = 'v1/game/getRoundIdDetails';
const betsPath = 'casino/avaitorBetsList';
/** Operators' changes are not pushed. */
const refreshMs = 30_000;
/** Document 2, section 9. */
const historyMost = 30;
const gameType = 'aviator';

export type GameDetail = Pick<CasinoGame, 'socketURL' | 'betStatus' | 'minStake' | 'maxStake' | 'setting'>;

export function useGameDetail(eventId: string) {
  return useQuery({
    queryKey: callKey(detailPath, { eventId }),
    queryFn: ({ signal }) => ask(detailPath, { eventId }, { signal }),
    refetchInterval: refreshMs,
  });
}

const historyKey = [historyPath, 'strip'];

/** Newest first. */
export function usePastFlights(): readonly PastFlight[] {
  const { data } = useQuery({
    queryKey: historyKey,
    queryFn: async ({ signal }) => (await ask(historyPath, { gameType }, { signal })).data.map(pastFlightOf),
    select: (flights) => flights.slice(0, historyMost),
  });
  return data ?? noFlights;
}

const noFlights: readonly PastFlight[] = [];

const pastFlightOf = ({ roundId, creashValue, isVoid }: FlownRound): PastFlight => ({
  roundId,
  crash: creashValue,
  isVoid: isVoid === true,
});

export function putFlightFirst(queries: QueryClient, flight: PastFlight): void {
  queries.setQueryData<readonly PastFlight[]>(historyKey, (known = noFlights) =>
    known.some(({ roundId }) => roundId === flight.roundId)
      ? known
      : [flight, ...known].slice(0, historyMost),
  );
}

export const reloadPastFlights = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: historyKey });

export type TopBy = NonNullable<RequestOf<typeof betsPath>['by']>;
export type TopPeriod = NonNullable<RequestOf<typeof betsPath>['period']>;

type BetsList =
  | { readonly show: 'previous' }
  | { readonly show: 'top'; readonly by: TopBy; readonly period: TopPeriod };

/**
 * The bets of the previous round, reloaded with every `roundId`, and the best of a day, a month or a year.
 */
export function useListedBets(eventId: string, list: BetsList, roundId: string | undefined) {
  const body = { eventId, ...list };
  return useQuery({
    queryKey: [...callKey(betsPath, body), roundId],
    queryFn: async ({ signal }) => (await ask(betsPath, body, { signal })).map(shownBetOf),
    placeholderData: keepAnswerTo(body),
  });
}

function shownBetOf({ _id, userInfo, amount, multiplier, profit, isMine }: AviatorBet): ShownBet {
  return {
    id: _id,
    player: userInfo.username,
    stake: amount,
    multiplier: multiplier ?? undefined,
    win: amount + profit,
    isOwn: isMine,
  };
}

/** A finished flight, with everything needed to verify it. */
export interface ProvedFlight {
  readonly crash: string;
  readonly createdAt: string;
  readonly seed: string | undefined;
  readonly seedHash: string | undefined;
  readonly salt: string | undefined;
}

export function useFlownRound(roundId: string) {
  return useQuery({
    queryKey: callKey(historyPath, { gameType, roundId }),
    queryFn: async ({ signal }): Promise<ProvedFlight | null> => {
      const [round] = (await ask(historyPath, { gameType, roundId }, { signal })).data;
      if (round === undefined) return null;
      const { creashValue, createdAt, seed, seedHash, salt } = round;
      return { crash: formatMultiplier(Math.round(creashValue * 100)), createdAt, seed, seedHash, salt };
    },
  });
}

export async function fetchOwnBets(eventId: string): Promise<readonly HouseBet[] | undefined> {
  const replies = await Promise.all(
    [false, true].map((isDeclare) => call(betsPath, { eventId, show: 'mine', isDeclare })),
  );
  if (replies.some(({ ok }) => !ok)) return undefined;
  return replies.flatMap((reply) => (reply.ok ? reply.data : [])).map(houseBetOf);
}

function houseBetOf({
  _id,
  roundId,
  amount,
  multiplier,
  profit,
  autoCashOut,
  isDeclare,
  isVoid,
}: AviatorBet): HouseBet {
  return {
    betId: _id,
    roundId,
    stake: amount,
    multiplier: multiplier ?? undefined,
    profit,
    heldTarget: autoCashOut,
    isSettled: isDeclare === 1,
    isVoid: isVoid === true,
  };
}

type Placing = Parameters<CardParts['place']>[0];

export async function placeBet(eventId: string, { roundId, stake, target }: Placing) {
  const request = {
    roundId,
    amount: stake,
    casinoType: gameType,
    eventId,
    ...(target === undefined ? {} : { autoCashOut: target }),
    requestId: crypto.randomUUID(),
  } as const;
  const reply = await sendForWallet(() => call('casino/avaitorGamePlace', request));
  return reply.ok ? ({ ok: true, betId: reply.data.betInsertId } as const) : reply;
}

export async function cashOut(eventId: string, { roundId, betId, isAuto }: BetOfRound & { isAuto: boolean }) {
  const request = { roundId, eventId, betId, isAuto, requestId: crypto.randomUUID() };
  const reply = await sendForWallet(() => call('casino/avaitorCashOut', request));
  if (!reply.ok) return reply;
  const { curentMultiplier, finalProfit } = reply.data;
  return { ok: true, multiplier: curentMultiplier, profit: finalProfit } as const;
}

export function cancelBet(eventId: string, { roundId, betId }: BetOfRound) {
  const request = { roundId, eventId, betId, requestId: crypto.randomUUID() };
  return sendForWallet(() => call('casino/aviatorBetCancel', request));
}

/** A row of the live bets panel. */
export interface ShownBet {
  readonly id: string;
  readonly player: string;
  readonly stake: number;
  /** The multiplier it was cashed out at. */
  readonly multiplier: number | undefined;
  /** What it paid, stake included. */
  readonly win: number;
  readonly isOwn: boolean;
}

/** A finished flight. */
export interface PastFlight {
  readonly roundId: string;
  readonly crash: number;
  readonly isVoid: boolean;
}
