import type { FeedMarket, Sport } from '../feed.ts';
import { applyStreamChange, type StreamMarket } from './betfair-stream-market.ts';
import type { StreamMessage } from './betfair-stream-message.ts';
import { isRemoved, settleRunner } from './betfair-stream-settlement.ts';

/** The board's sports by the exchange's numbers. */
const SPORTS: Readonly<Record<string, Sport>> = { '1': 'football', '2': 'tennis', '4': 'cricket' };

/** What of a recording goes on the board, known from its end before its beginning is played. */
export interface StreamPlan {
  readonly sport: Sport;
  readonly eventName: string;
  readonly markets: readonly PlannedMarket[];
  /** When play began, or where it is not told, when betting last stopped before the end. */
  readonly playAt: number;
  readonly endsAt: number;
}

export interface PlannedMarket {
  readonly streamId: string;
  readonly market: FeedMarket;
  readonly winnerId: string | undefined;
  /** Until the last withdrawal bets would be reduced, so none are taken. */
  readonly openFrom: number;
}

export type StreamPlanning =
  | { readonly ok: true; readonly plan: StreamPlan }
  | { readonly ok: false; readonly reason: string };

const refuse = (reason: string): StreamPlanning => ({ ok: false, reason });

export function planStream(messages: readonly StreamMessage[], matchId: string): StreamPlanning {
  const { markets, withdrawnAt, playAt } = playToEnd(messages);
  const [first] = markets.values();
  if (first === undefined) return refuse('it has no market');
  const { eventId, eventName, eventTypeId } = first.definition;
  const sport = SPORTS[eventTypeId];
  if (sport === undefined)
    return refuse(`"${eventName}" is no cricket, football or tennis, and the board has no other sport`);
  const own = [...markets.values()].filter(({ definition }) => definition.eventId === eventId);
  const chosen = [pickMain(own), own.find(({ definition }) => definition.marketType === 'TIED_MATCH')];
  const planned: PlannedMarket[] = [];
  for (const market of new Set(chosen)) {
    if (market === undefined) continue;
    const reason = whyNotSettled(market);
    if (reason !== undefined) return refuse(reason);
    planned.push(planMarket(market, matchId, withdrawnAt.get(market.id) ?? 0));
  }
  const endsAt = messages.at(-1)?.publishedAt ?? 0;
  return { ok: true, plan: { sport, eventName, markets: planned, playAt: playAt ?? endsAt, endsAt } };
}

function pickMain(markets: readonly StreamMarket[]): StreamMarket | undefined {
  return (
    markets.find(({ definition }) => definition.marketType === 'MATCH_ODDS') ??
    markets.find(({ definition }) => definition.marketType !== 'TIED_MATCH')
  );
}

function playToEnd(messages: readonly StreamMessage[]) {
  const markets = new Map<string, StreamMarket>();
  const withdrawnAt = new Map<string, number>();
  const withdrawn = new Map<string, number>();
  let playAt: number | undefined;
  let lastStopAt: number | undefined;
  for (const { publishedAt, changes } of messages) {
    for (const change of changes) {
      const { definition, id } = applyStreamChange(markets, change);
      const count = definition.runners.filter(isRemoved).length;
      if (count > (withdrawn.get(id) ?? 0)) withdrawnAt.set(id, publishedAt);
      withdrawn.set(id, count);
      if (definition.isInPlay) playAt ??= publishedAt;
      if (change.definition?.status === 'SUSPENDED') lastStopAt = publishedAt;
    }
  }
  return { markets, withdrawnAt, playAt: playAt ?? lastStopAt };
}

/** The board's markets have one winner or none. */
function whyNotSettled({ definition }: StreamMarket): string | undefined {
  const { name, runners } = definition;
  const settlements = runners
    .filter((runner) => !isRemoved(runner))
    .map((runner) => settleRunner(definition, runner));
  if (settlements.some(({ kind }) => kind === 'open'))
    return `the recording ends before "${name}" is settled, so bets on it could never be`;
  const winners = settlements.filter(({ kind }) => kind === 'win' || kind === 'place');
  if (winners.length > 1) return `"${name}" has ${winners.length} winners, and a market of the board has one`;
  return settlements.length < 2 ? `"${name}" has fewer than two runners` : undefined;
}

function planMarket({ id, definition }: StreamMarket, matchId: string, openFrom: number): PlannedMarket {
  const kind = definition.marketType === 'TIED_MATCH' ? 'tied-match' : 'match-odds';
  const runners = definition.runners.filter((runner) => !isRemoved(runner));
  return {
    streamId: id,
    winnerId: runners.find(({ status }) => status === 'WINNER')?.id,
    openFrom,
    market: {
      id: `1.${matchId}${kind === 'match-odds' ? 1 : 3}`,
      matchId,
      kind,
      name: definition.name,
      runners: runners.map(({ id: runnerId, name }) => ({ id: runnerId, name })),
      isCommission: false,
      remark: '',
    },
  };
}
