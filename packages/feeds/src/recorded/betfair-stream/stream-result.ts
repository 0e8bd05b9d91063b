import { type FeedResult, reasonMax } from '../../feed.ts';
import type { StreamDefinition, StreamRunner } from './stream-message.ts';
import { isRemoved, reductionOf, sayDeadHeat } from './stream-settlement.ts';

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
export function resultOf(
  { name }: StreamDefinition,
  ending: Ending,
): { readonly result: FeedResult; readonly reason: string } {
  const { winners, runners, goneBefore, places, isPlain } = ending;
  const [winner] = winners;
  if (winner === undefined) return { result: { kind: 'void' }, reason: `${name} had no winner.` };
  const withdrawn = runners.filter(isRemoved);
  const reason = [
    `${name}: ${listed(winners)}.`,
    ...(winners.length > places ? [sayDeadHeat(places / winners.length)] : []),
    ...(withdrawn.length > 0 ? [`Withdrawn, bets on it returned: ${listed(withdrawn)}.`] : []),
    ...sayReductions(goneBefore),
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
function sayReductions(goneBefore: readonly StreamRunner[]): readonly string[] {
  const reducing = goneBefore.filter((runner) => reductionOf(runner) > 0);
  if (reducing.length === 0) return [];
  const named = reducing.map((runner) => ({ name: `${runner.name} (${reductionOf(runner)}%)` }));
  return [`Withdrawn before bets were taken, so no bet is reduced: ${listed(named)}.`];
}
