import { type FeedMarket, type FeedResult, runnersMax, type Sport } from '../../feed.ts';
import { applyStreamChange, type StreamMarket } from './stream-market.ts';
import type { StreamDefinition, StreamMessage, StreamRunner } from './stream-message.ts';
import { resultOf } from './stream-result.ts';
import { isRemoved, reductionOf } from './stream-settlement.ts';
import { isRace, otherSportName, sportOf } from './stream-sports.ts';

/** What a recording puts on the board. Read from the whole recording before it is replayed. */
export interface StreamPlan {
  readonly sport: Sport;
  readonly eventName: string;
  /** Sport and market, where the name of the event does not contain them. */
  readonly about: readonly string[];
  readonly markets: readonly PlannedMarket[];
  /** Prices from before this time are sent at once. */
  readonly beginsAt: number;
  /** When play began or, where that is not recorded, when betting was last suspended before the end. */
  readonly playAt: number;
  /** Betting stops when play begins, so the match is sent as in play from the beginning. */
  readonly isShutInPlay: boolean;
}

export interface PlannedMarket {
  readonly streamId: string;
  readonly market: FeedMarket;
  readonly result: FeedResult;
  readonly reason: string;
  /** No bets are taken until the last withdrawal that would reduce them: the house never reduces a bet. */
  readonly openFrom: number;
}

export type StreamPlanning =
  | { readonly ok: true; readonly plan: StreamPlan }
  | { readonly ok: false; readonly reason: string };

/** How long before play the replay begins. */
const leadMs = 10 * 60_000;

const refuse = (reason: string): StreamPlanning => ({ ok: false, reason });

export function planStream(messages: readonly StreamMessage[], matchId: string): StreamPlanning {
  const { markets, withdrawnAt, inPlayAt, lastStopAt } = playToEnd(messages);
  const [first] = markets.values();
  if (first === undefined) return refuse('it has no market');
  const { eventId, eventName, eventTypeId } = first.definition;
  const own = [...markets.values()].filter(({ definition }) => definition.eventId === eventId);
  const main = pickMain(own);
  const tied = own.find(({ definition }) => definition.marketType === 'TIED_MATCH');
  const playAt = inPlayAt ?? lastStopAt ?? messages.at(-1)?.publishedAt ?? 0;
  const beginsAt = Math.max(messages[0]?.publishedAt ?? 0, playAt - leadMs);
  const planned: PlannedMarket[] = [];
  for (const market of new Set([main, tied])) {
    if (market === undefined) continue;
    const offered = offeredRunners(market, withdrawnAt, beginsAt);
    const reason = whyNotSettled(market.definition, offered.runners);
    if (reason !== undefined) return refuse(reason);
    planned.push(planMarket(market, matchId, offered));
  }
  const about = [otherSportName(eventTypeId), main === undefined ? undefined : nameUnlessUsual(main)];
  return {
    ok: true,
    plan: {
      sport: sportOf(eventTypeId),
      eventName,
      about: about.filter((each) => each !== undefined),
      markets: planned,
      beginsAt,
      playAt,
      isShutInPlay: inPlayAt === undefined,
    },
  };
}

const nameUnlessUsual = ({ definition: { marketType, name } }: StreamMarket): string | undefined =>
  marketType === 'MATCH_ODDS' ? undefined : name;

function pickMain(markets: readonly StreamMarket[]): StreamMarket | undefined {
  return (
    markets.find(({ definition }) => definition.marketType === 'MATCH_ODDS') ??
    markets.find(({ definition }) => definition.marketType !== 'TIED_MATCH')
  );
}

const runnerKey = (marketId: string, runnerId: string): string => `${marketId} ${runnerId}`;

function playToEnd(messages: readonly StreamMessage[]) {
  const markets = new Map<string, StreamMarket>();
  const withdrawnAt = new Map<string, number>();
  let inPlayAt: number | undefined;
  let lastStopAt: number | undefined;
  for (const { publishedAt, changes } of messages) {
    for (const change of changes) {
      const { definition, id } = applyStreamChange(markets, change);
      if (change.definition === undefined) continue;
      for (const runner of definition.runners) {
        const key = runnerKey(id, runner.id);
        if (!isRemoved(runner)) withdrawnAt.delete(key);
        else if (!withdrawnAt.has(key)) withdrawnAt.set(key, publishedAt);
      }
      if (definition.isInPlay) inPlayAt ??= publishedAt;
      if (definition.status === 'SUSPENDED') lastStopAt = publishedAt;
    }
  }
  return { markets, withdrawnAt, inPlayAt, lastStopAt };
}

interface Offered {
  readonly runners: readonly StreamRunner[];
  /** Runners withdrawn before a bet could be placed. */
  readonly goneBefore: readonly StreamRunner[];
  readonly openFrom: number;
}

function offeredRunners(
  { id, definition }: StreamMarket,
  withdrawnAt: ReadonlyMap<string, number>,
  beginsAt: number,
): Offered {
  const goneAt = (runner: StreamRunner) => withdrawnAt.get(runnerKey(id, runner.id));
  const reducing = definition.runners.filter((runner) => isRemoved(runner) && reductionOf(runner) > 0);
  const openFrom = Math.max(0, ...reducing.map((runner) => goneAt(runner) ?? 0));
  const isGone = (runner: StreamRunner) => (goneAt(runner) ?? Infinity) <= Math.max(beginsAt, openFrom);
  return {
    runners: definition.runners.filter((runner) => !isGone(runner)),
    goneBefore: definition.runners.filter(isGone),
    openFrom,
  };
}

function whyNotSettled(definition: StreamDefinition, offered: readonly StreamRunner[]): string | undefined {
  const { name, bettingType, ladder } = definition;
  if (bettingType !== 'ODDS' || ladder === 'LINE_RANGE')
    return `"${name}" is bet on by a line or a handicap, and the board takes recordings of odds`;
  if (definition.status !== 'CLOSED')
    return `the recording ends before "${name}" is settled, so bets on it could never be`;
  if (offered.some(({ status }) => status === 'PLACED'))
    return `"${name}" is each way, two bets in one, and the board takes one`;
  if (offered.length > runnersMax)
    return `"${name}" has ${offered.length} runners, and the board takes at most ${runnersMax}`;
  return offered.length < 2 ? `"${name}" has fewer than two runners` : undefined;
}

function planMarket({ id, definition }: StreamMarket, matchId: string, offered: Offered): PlannedMarket {
  const kind = definition.marketType === 'TIED_MATCH' ? 'tied-match' : 'match-odds';
  const winners = offered.runners.filter(({ status }) => status === 'WINNER');
  const places = definition.winnerCount === 0 ? Math.max(1, winners.length) : definition.winnerCount;
  const isPlain =
    !isRace(definition.eventTypeId) && places === 1 && winners.length < 2 && !offered.runners.some(isRemoved);
  return {
    streamId: id,
    ...resultOf(definition, { ...offered, winners, places, isPlain }),
    openFrom: offered.openFrom,
    market: {
      id: `1.${matchId}${kind === 'match-odds' ? 1 : 3}`,
      matchId,
      kind,
      name: definition.name,
      runners: offered.runners.map(({ id: runnerId, name }) => ({ id: runnerId, name })),
      ...(isPlain ? {} : { places }),
      isCommission: false,
      remark: '',
    },
  };
}
