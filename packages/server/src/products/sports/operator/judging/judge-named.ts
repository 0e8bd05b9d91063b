import type { NamedMatch } from '@maidan/feeds';
import {
  judgeSession,
  type NameDialect,
  readSessionName,
  type SessionContext,
  sayMissing,
} from '@maidan/sports';
import { ballName } from './ball-name.ts';

export interface JudgedSession {
  readonly match: string;
  readonly session: string;
  readonly result: number | 'void' | 'undecided' | 'unread';
  /** A meter, which pays by how far the result is from the run that was bet on: no line is settled by it. */
  readonly isMeter?: true;
  readonly rule: string;
  readonly reason: string;
  /** Innings, over and delivery counted from 0; `ball` as correct-ball takes it. */
  readonly balls: readonly {
    readonly innings: number;
    readonly over: number;
    readonly delivery: number;
    readonly ball: string;
  }[];
}

/** A name that cannot be read is reported as unread, never guessed. */
export function judgeNamed(
  { id, match }: NamedMatch,
  session: string,
  { context, dialect }: { readonly context: SessionContext; readonly dialect: NameDialect },
): JudgedSession {
  const reading = readSessionName(session, context, dialect);
  const named = { match: id, session, ...(reading.kind === 'meter' ? { isMeter: true as const } : {}) };
  if (reading.kind === 'unread') {
    const missing = reading.missing.map(sayMissing).join('; ');
    const reason = `This name cannot be read for ${match.teams.join(' v ')}, so it is left to the operator: ${missing}.`;
    return { ...named, result: 'unread', rule: '', reason, balls: [] };
  }
  const verdict = judgeSession(match, reading.session);
  if (verdict.kind === 'undecided') {
    const reason = 'The match has not come to what this asks.';
    return { ...named, result: 'undecided', rule: '', reason, balls: [] };
  }
  const { rule, reason } = verdict;
  const balls = verdict.balls.map((ball) => ({ ...ball, ball: ballName(ball) }));
  return { ...named, result: verdict.kind === 'run' ? verdict.run : 'void', rule, reason, balls };
}
