import { type FeedMarket, type FeedResult, runnersMax } from '../../feed.ts';
import type { StreamMarket } from './stream-market.ts';
import type { StreamDefinition, StreamRunner } from './stream-message.ts';
import { resultOf } from './stream-result.ts';
import { isRemoved, reductionOf } from './stream-settlement.ts';
import { isRace } from './stream-sports.ts';

export interface PlannedMarket {
  readonly streamId: string;
  readonly market: FeedMarket;
  readonly result: FeedResult;
  readonly reason: string;
  /** No bets are taken until the last withdrawal that would reduce them: the house never reduces a bet. */
  readonly openFrom: number;
}

export interface Offered {
  readonly runners: readonly StreamRunner[];
  /** Runners withdrawn before a bet could be placed. */
  readonly goneBefore: readonly StreamRunner[];
  readonly openFrom: number;
}

/** `withdrawnAt` is by the id of the runner. */
export function offeredRunners(
  { definition }: StreamMarket,
  withdrawnAt: ReadonlyMap<string, number>,
  beginsAt: number,
): Offered {
  const goneAt = (runner: StreamRunner) => withdrawnAt.get(runner.id);
  const reducing = definition.runners.filter((runner) => isRemoved(runner) && reductionOf(runner) > 0);
  const openFrom = Math.max(0, ...reducing.map((runner) => goneAt(runner) ?? 0));
  const isGone = (runner: StreamRunner) => (goneAt(runner) ?? Infinity) <= Math.max(beginsAt, openFrom);
  return {
    runners: definition.runners.filter((runner) => !isGone(runner)),
    goneBefore: definition.runners.filter(isGone),
    openFrom,
  };
}

/** Why bets on the market could not be settled or shown, as the end of a sentence. */
export function whyNotOffered(
  definition: StreamDefinition,
  offered: readonly StreamRunner[],
): string | undefined {
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

export function planMarket(
  { id, definition }: StreamMarket,
  matchId: string,
  offered: Offered,
): PlannedMarket {
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
