import type { Sport } from '../../feed.ts';
import {
  offeredRunners,
  otherSportName,
  type PlannedMarket,
  planMarket,
  sportOf,
  whyNotOffered,
} from './plan-market.ts';
import { applyStreamChange, isRemoved, type StreamMarket } from './stream-market.ts';
import type { StreamMessage } from './stream-message.ts';

/** What a recording puts on the board. Read from the whole recording before it is replayed. */
export interface StreamPlan {
  /** At least one. */
  readonly matches: readonly PlannedMatch[];
  readonly leftOut: readonly LeftOut[];
  /** Prices from before this time are sent at once. */
  readonly beginsAt: number;
}

/** A market of the recording that is not replayed. */
export interface LeftOut {
  readonly streamId: string;
  /** Names the market, as the end of a sentence. */
  readonly reason: string;
}

/**
 * A match has one market on its winner and one on a tie. Each other market of an event is a match of its own, named for that
 * market: side by side on one page they would look alike.
 */
export interface PlannedMatch {
  readonly id: string;
  readonly sport: Sport;
  readonly name: string;
  /** The two sides, or as many names as there are. */
  readonly teams: readonly string[];
  /** Sport and market, where the name of the event does not contain them. */
  readonly about: readonly string[];
  readonly markets: readonly PlannedMarket[];
  /** When play began or, where that is not recorded, when betting was last suspended before the end. */
  readonly playAt: number;
  /** Betting stops when play begins, so the match is sent as in play from the beginning. */
  readonly isShutInPlay: boolean;
}

export type StreamPlanning =
  | { readonly ok: true; readonly plan: StreamPlan }
  | { readonly ok: false; readonly reason: string; readonly leftOut: readonly LeftOut[] };

/** How long before play the replay begins. */
const leadMs = 10 * 60_000;

export function planStream(messages: readonly StreamMessage[], matchId: string): StreamPlanning {
  const lastAt = messages.at(-1)?.publishedAt ?? 0;
  const played = playToEnd(messages);
  const groups = eventsOf(played).flatMap(groupByMatch);
  const startOf = (group: Group) => playAtOf(group, lastAt);
  const beginsAt = Math.max(messages[0]?.publishedAt ?? 0, Math.min(...groups.map(startOf)) - leadMs);
  const leftOut: LeftOut[] = [];
  const matches: PlannedMatch[] = [];
  for (const group of groups) {
    const kept = group.markets.filter((one) => {
      const offered = offeredRunners(one.market, one.withdrawnAt, beginsAt);
      const reason = whyNotOffered(one.market.definition, offered.runners);
      if (reason !== undefined) leftOut.push({ streamId: one.market.id, reason });
      return reason === undefined;
    });
    if (kept.length > 0)
      matches.push(
        planMatch({ ...group, markets: kept }, idOf(matchId, matches.length), beginsAt, startOf(group)),
      );
  }
  if (matches.length > 0) return { ok: true, plan: { matches, leftOut, beginsAt } };
  return { ok: false, reason: leftOut.map(({ reason }) => reason).join('; ') || 'it has no market', leftOut };
}

export function marketsLeftOut(messages: readonly StreamMessage[]): readonly LeftOut[] {
  const planning = planStream(messages, '');
  return planning.ok ? planning.plan.leftOut : planning.leftOut;
}

/** Digits after those of the replay itself, whose id the first match has. */
const idOf = (matchId: string, at: number): string =>
  at === 0 ? matchId : `${matchId}${String(at + 1).padStart(2, '0')}`;

/** A market once the whole recording is played, and when what mattered in it happened. */
interface PlayedMarket {
  readonly market: StreamMarket;
  /** By the id of the runner. */
  readonly withdrawnAt: Map<string, number>;
  inPlayAt?: number;
  lastStopAt?: number;
}

function playToEnd(messages: readonly StreamMessage[]): readonly PlayedMarket[] {
  const markets = new Map<string, StreamMarket>();
  const played = new Map<string, PlayedMarket>();
  for (const { publishedAt, changes } of messages)
    for (const change of changes) {
      const market = applyStreamChange(markets, change);
      const one = played.get(market.id) ?? { market, withdrawnAt: new Map() };
      played.set(market.id, one);
      if (change.definition !== undefined) noteDefinition(one, market, publishedAt);
    }
  return [...played.values()];
}

function noteDefinition(one: PlayedMarket, { definition }: StreamMarket, at: number): void {
  for (const runner of definition.runners) {
    if (!isRemoved(runner)) one.withdrawnAt.delete(runner.id);
    else if (!one.withdrawnAt.has(runner.id)) one.withdrawnAt.set(runner.id, at);
  }
  if (definition.isInPlay) one.inPlayAt ??= at;
  if (definition.status === 'SUSPENDED') one.lastStopAt = at;
}

const eventsOf = (played: readonly PlayedMarket[]): readonly (readonly PlayedMarket[])[] => [
  ...Map.groupBy(played, ({ market }) => market.definition.eventId).values(),
];

/** The markets of one match on the board. */
interface Group {
  readonly isFirstOfEvent: boolean;
  readonly markets: readonly PlayedMarket[];
}

function groupByMatch(ofEvent: readonly PlayedMarket[]): readonly Group[] {
  const ofType = (type: string) => ofEvent.find(({ market }) => market.definition.marketType === type);
  const tied = ofType('TIED_MATCH');
  const main = ofType('MATCH_ODDS') ?? ofEvent.find((one) => one !== tied);
  const first = [main, tied].filter((one) => one !== undefined);
  const others = ofEvent.filter((one) => !first.includes(one));
  return [
    { isFirstOfEvent: true, markets: first },
    ...others.map((one) => ({ isFirstOfEvent: false, markets: [one] })),
  ];
}

function playAtOf({ markets }: Group, lastAt: number): number {
  const begun = markets.flatMap(({ inPlayAt }) => inPlayAt ?? []);
  if (begun.length > 0) return Math.min(...begun);
  const stopped = markets.flatMap(({ lastStopAt }) => lastStopAt ?? []);
  return stopped.length > 0 ? Math.max(...stopped) : lastAt;
}

function planMatch(
  { isFirstOfEvent, markets }: Group,
  id: string,
  beginsAt: number,
  playAt: number,
): PlannedMatch {
  const planned = markets.map(({ market, withdrawnAt }) =>
    planMarket(market, id, offeredRunners(market, withdrawnAt, beginsAt)),
  );
  const definition = markets[0]?.market.definition;
  if (definition === undefined) throw new Error('a match without a market was planned');
  const { eventName, eventTypeId, marketType, name } = definition;
  const isUsual = marketType === 'MATCH_ODDS' || marketType === 'TIED_MATCH';
  const about = [otherSportName(eventTypeId), isUsual || !isFirstOfEvent ? undefined : name];
  const sides = eventName.split(/ (?:v|vs|@) /);
  const runners = planned[0]?.market.runners.slice(0, 2).map((runner) => runner.name) ?? [];
  return {
    id,
    sport: sportOf(eventTypeId),
    name: isFirstOfEvent ? eventName : `${eventName} · ${name}`,
    teams: sides.length === 2 ? sides : runners,
    about: about.filter((each) => each !== undefined),
    markets: planned,
    playAt,
    isShutInPlay: markets.every(({ inPlayAt }) => inPlayAt === undefined),
  };
}
