import type { MarketOutcome } from '@maidan/betting';
import {
  cancelWrongRates,
  deleteAfterResult,
  deleteAfterSuspension,
  type PlacedSessionBet,
  type VoidedBet,
  voidIllegitimateWinners,
} from '@maidan/sports';
import { CommandError, UsageError } from '../../../../verb/arguments.ts';
import type { BetToJudge } from './store.ts';

export interface VoidingWords {
  readonly 'known-at'?: string | undefined;
  readonly 'suspended-at'?: string | undefined;
  readonly 'right-run'?: string | undefined;
  readonly apart?: string | undefined;
  readonly illegitimate: boolean;
}

export interface Voiding {
  readonly state: 'void' | 'deleted';
  readonly bets: readonly VoidedBet[];
}

/** A time in India time, as screens show it, or with a time zone. */
function readTime(text: string, name: string): number {
  const parts = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d{1,3})?)(Z|[+-]\d\d:\d\d)?$/.exec(text.trim());
  const at = parts === null ? Number.NaN : Date.parse(`${parts[1]}T${parts[2]}${parts[3] ?? '+05:30'}`);
  if (Number.isNaN(at))
    throw new UsageError(`--${name} is "${text}": expected YYYY-MM-DD HH:MM:SS at +05:30, or with its zone.`);
  return at;
}

function readRun(text: string, name: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new UsageError(`--${name} is "${text}": expected a whole number.`);
  return Number(text);
}

const toPlaced = (bet: BetToJudge): PlacedSessionBet[] =>
  bet.run === null ? [] : [{ id: String(bet.id), side: bet.side, run: bet.run, placedAt: bet.placed_at }];

/** Sections 4 and 9: which of the bets on a session one rule takes out. `named` are the bets that the operator named. */
export function chooseVoided(
  words: VoidingWords,
  bets: readonly BetToJudge[],
  named: readonly bigint[],
  outcome: MarketOutcome | undefined,
): Voiding {
  const placed = bets.flatMap(toPlaced);
  const { 'known-at': knownAt, 'suspended-at': suspendedAt, 'right-run': rightRun, illegitimate } = words;
  const choices = [knownAt, suspendedAt, rightRun, illegitimate || undefined];
  if (choices.filter((each) => each !== undefined).length !== 1)
    throw new UsageError('Say one of --known-at, --suspended-at, --right-run and --illegitimate.');
  if (named.length > 0 && !illegitimate)
    throw new UsageError('Bets are named with --illegitimate; the other rules choose theirs.');
  if (words.apart !== undefined && rightRun === undefined)
    throw new UsageError('--apart goes with --right-run.');
  if (knownAt !== undefined)
    return { state: 'deleted', bets: deleteAfterResult(placed, readTime(knownAt, 'known-at')) };
  if (suspendedAt !== undefined)
    return { state: 'deleted', bets: deleteAfterSuspension(placed, readTime(suspendedAt, 'suspended-at')) };
  if (rightRun !== undefined) {
    const apart = words.apart === undefined ? 0 : readRun(words.apart, 'apart');
    return { state: 'void', bets: cancelWrongRates(placed, readRun(rightRun, 'right-run'), apart) };
  }
  if (named.length === 0) throw new UsageError('--illegitimate needs the numbers of the bets.');
  if (outcome === undefined || !('run' in outcome))
    throw new CommandError(
      'The session has no run to be won by: illegitimate winnings are known once it is settled.',
    );
  const elsewhere = named.find((id) => !placed.some((bet) => bet.id === String(id)));
  if (elsewhere !== undefined) throw new CommandError(`Bet ${elsewhere} does not stand on this session.`);
  const pointedAt = placed.filter(({ id }) => named.includes(BigInt(id)));
  return { state: 'void', bets: voidIllegitimateWinners(pointedAt, outcome.run) };
}
