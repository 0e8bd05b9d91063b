import type { CasinoBet, CasinoGame } from '@maidan/contract/wire';
import { formatDay } from '@maidan/ui/format/dates.ts';
import { now } from '@maidan/ui/format/now.ts';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { houseWords, outcomeOf, sendForWallet, type Wait } from '../../../betting/api.ts';
import type { Outcome, PlacedBet } from '../../../betting/slip.ts';
import { ask, call } from '../../../house/call.ts';
import { callKey } from '../../../house/query-client.ts';
import { sentRate, type TableBet } from './slip/table-bet.ts';

const detailPath = 'casino/getDiamondCasinoByEventId';
const betsPath = 'casino/diamondBetsList';
const resultPath = 'casino/allCasinoResult';
const roundsPath = 'casino/tableResults';
/** Operators' changes of a table are not pushed. */
const refreshMs = 30_000;

export function useTableDetail(eventId: string) {
  return useQuery({
    queryKey: callKey(detailPath, { eventId }),
    queryFn: ({ signal }) => ask(detailPath, { eventId }, { signal }),
    refetchInterval: refreshMs,
  });
}

/** For a table that the operator has shut: the text for players, which may be empty. */
export const shutWordsOf = ({ cashinoStatus, setting }: CasinoGame): string | undefined =>
  cashinoStatus ? undefined : setting.errorMessage;

const noBets: readonly CasinoBet[] = [];

/** Without a day: bets placed before midnight may still be open after it. */
export function useOpenBetsList(eventId: string) {
  const request = { eventId, isDeclare: false, isDeleted: false };
  return useQuery({
    queryKey: callKey(betsPath, request),
    queryFn: async ({ signal }) => (await ask(betsPath, request, { signal })).casinoBetData,
  });
}

export const useOpenBets = (eventId: string): readonly CasinoBet[] => useOpenBetsList(eventId).data ?? noBets;

/** Today's completed bets, as in section 7. */
export function useCompletedBets(eventId: string) {
  const today = formatDay(now());
  const request = { eventId, fromDate: today, toDate: today, isDeclare: true, isDeleted: false };
  return useQuery({
    queryKey: callKey(betsPath, request),
    queryFn: async ({ signal }) => {
      const { casinoBetData, hasMore = false } = await ask(betsPath, request, { signal });
      return { bets: casinoBetData, hasMore };
    },
  });
}

/** The client's settled bets on one round. */
export function useSettledBets(eventId: string, roundId: string | undefined): readonly CasinoBet[] {
  const request = { eventId, roundId: roundId ?? '', isDeclare: true, isDeleted: false };
  const { data } = useQuery({
    queryKey: callKey(betsPath, request),
    queryFn: async ({ signal }) => (await ask(betsPath, request, { signal })).casinoBetData,
    enabled: roundId !== undefined,
    // Document 2 has no `roundId` in this call: another house sends all of the table's bets.
    select: (bets) => bets.filter((bet) => bet.roundId === roundId),
  });
  return data ?? noBets;
}

export function useRoundResult(roundId: string) {
  return useQuery({
    queryKey: callKey(resultPath, { roundId }),
    queryFn: async ({ signal }) => (await ask(resultPath, { roundId }, { signal })).data[0] ?? null,
  });
}

/** The last hundred rounds, reloaded when another one is over. */
export function useTableResults(eventId: string, newestRoundId: string | undefined) {
  return useQuery({
    queryKey: [...callKey(roundsPath, { eventId }), newestRoundId],
    queryFn: async ({ signal }) => (await ask(roundsPath, { eventId }, { signal })).rounds,
    placeholderData: keepPreviousData,
  });
}

/** Call after a bet was placed, settled or deleted. */
export function reloadTableBets(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: callKey(betsPath) });
}

export interface BetTerms {
  readonly eventId: string;
  /** The table's short name. */
  readonly code: string;
  readonly oddsDifference: number;
}

/** The message is empty if there was no answer. */
export async function placeBet(placed: PlacedBet<TableBet>, terms: BetTerms, pause?: Wait): Promise<Outcome> {
  const { bet, stake, requestId } = placed;
  const request = {
    roundId: bet.roundId,
    sid: bet.sid,
    rate: sentRate(bet.rate, terms.oddsDifference),
    amount: stake,
    casinoType: terms.code,
    eventId: terms.eventId,
    betFor: bet.betFor,
    nat: bet.name,
    isLay: bet.side === 'lay',
    requestId,
  };
  const reply = await sendForWallet(() => call('casino/casinoBetPlace', request), pause);
  return outcomeOf(reply);
}

/** Takes back a bet of the list; the message is empty if there was no answer. */
export async function takeBetBack(
  { eventId, roundId, _id }: Pick<CasinoBet, 'eventId' | 'roundId' | '_id'>,
  requestId: string,
  pause?: Wait,
): Promise<{ readonly isTaken: boolean; readonly message: string }> {
  const request = { eventId, roundId, betId: _id, requestId };
  const reply = await sendForWallet(() => call('casino/casinoBetTakeBack', request), pause);
  return { isTaken: reply.ok, message: houseWords(reply) };
}
