import { type FeedMarket, type FeedResult, reasonMax, runnersMax, type Sport } from '../../feed.ts';
import { formatDeadHeat, isRemoved, reductionOf, type StreamMarket } from './stream-market.ts';
import type { StreamDefinition, StreamRunner } from './stream-message.ts';

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

interface Ending {
  /** Runners on which bets were taken. */
  readonly runners: readonly StreamRunner[];
  readonly goneBefore: readonly StreamRunner[];
  readonly winners: readonly StreamRunner[];
  readonly places: number;
  /** Exactly one runner wins and none is withdrawn. */
  readonly isPlain: boolean;
}

/** How the market ends by the statuses of its runners, and why in a sentence or two. */
function resultOf(
  { name }: StreamDefinition,
  ending: Ending,
): { readonly result: FeedResult; readonly reason: string } {
  const { winners, runners, goneBefore, places, isPlain } = ending;
  const [winner] = winners;
  if (winner === undefined) return { result: { kind: 'void' }, reason: `${name} had no winner.` };
  const withdrawn = runners.filter(isRemoved);
  const reason = [
    `${name}: ${listed(winners)}.`,
    ...(winners.length > places ? [formatDeadHeat(places / winners.length)] : []),
    ...(withdrawn.length > 0 ? [`Withdrawn, bets on it returned: ${listed(withdrawn)}.`] : []),
    ...formatReductions(goneBefore),
  ]
    .join(' ')
    .slice(0, reasonMax);
  const result: FeedResult = isPlain
    ? { kind: 'winner', runnerId: winner.id }
    : { kind: 'placed', winnerIds: winners.map(({ id }) => id), withdrawnIds: withdrawn.map(({ id }) => id) };
  return { result, reason };
}

/** A market of a hundred runners may have a hundred to name: those that fit, and how many more. */
const listLettersMax = 150;

function listed(named: readonly { readonly name: string }[]): string {
  let letters = 0;
  const fitting = named.filter(({ name }, at) => {
    letters += name.length;
    return at === 0 || letters <= listLettersMax;
  });
  const more = named.length - fitting.length;
  const names = [...fitting.map(({ name }) => name), ...(more > 0 ? [`${more} more`] : [])];
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The exchange reduced bets older than these withdrawals; here no bets were taken before them. */
function formatReductions(goneBefore: readonly StreamRunner[]): readonly string[] {
  const reducing = goneBefore.filter((runner) => reductionOf(runner) > 0);
  if (reducing.length === 0) return [];
  const named = reducing.map((runner) => ({ name: `${runner.name} (${reductionOf(runner)}%)` }));
  return [`Withdrawn before bets were taken, so no bet is reduced: ${listed(named)}.`];
}

/** The board's sports by the exchange's numbers. */
const sports: Readonly<Record<string, Sport>> = { '1': 'football', '2': 'tennis', '4': 'cricket' };

/** The names of other sports by number, to show what a match is. */
const names: Readonly<Record<string, string>> = {
  '3': 'Golf',
  '5': 'Rugby union',
  '6': 'Boxing',
  '7': 'Horse racing',
  '8': 'Motor sport',
  '1477': 'Rugby league',
  '3503': 'Darts',
  '4339': 'Greyhound racing',
  '6422': 'Snooker',
  '6423': 'American football',
  '7511': 'Baseball',
  '7522': 'Basketball',
  '7524': 'Ice hockey',
};

const races = ['7', '4339'];

export const sportOf = (eventTypeId: string): Sport => sports[eventTypeId] ?? 'other';

/** Undefined for a sport that the board has a name for. */
export const otherSportName = (eventTypeId: string): string | undefined =>
  eventTypeId in sports ? undefined : (names[eventTypeId] ?? `Sport ${eventTypeId}`);

/** A sport whose runners may be withdrawn until the start. */
const isRace = (eventTypeId: string): boolean => races.includes(eventTypeId);
