import type { NamedMatch } from '@maidan/feeds';
import type { Queries } from '@maidan/process/db/db.ts';
import {
  type BallReference,
  type CricketMatch,
  correctOutcome,
  formatMissing,
  isSameName,
  judgeSession,
  type NameAlias,
  type NameDialect,
  readSessionName,
  type SessionContext,
} from '@maidan/sports';
import { CommandError, UsageError } from '../../../../verb/arguments.ts';
import type { WaitingName } from '../../names/waiting-names.ts';
import { correctedMatch } from '../../replays/corrected-match.ts';

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
    const missing = reading.missing.map(formatMissing).join('; ');
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

/**
 * A ball in an operator's notation: innings from 1, over from 0 as scorers write it, delivery of the over from 1 with wides and
 * no-balls counted. 2.17.3 is the third delivery of the eighteenth over of the second innings.
 */
export const ballName = ({ innings, over, delivery }: BallReference): string =>
  `${innings + 1}.${over}.${delivery + 1}`;

export function readBallName(text: string): BallReference {
  const parts = /^([1-9]\d?)\.(\d{1,3})\.([1-9]\d?)$/.exec(text);
  if (parts === null)
    throw new UsageError(
      `"${text}" is not a ball: expected INNINGS.OVER.DELIVERY as in 2.17.3, the third delivery after 17 overs of the second innings.`,
    );
  return { innings: Number(parts[1]) - 1, over: Number(parts[2]), delivery: Number(parts[3]) - 1 };
}

/** A match whose source uses other names for its sides needs an alias. */
function isBetween(
  { teams }: CricketMatch,
  sides: readonly string[],
  aliases: readonly NameAlias[],
): boolean {
  const isCalled = (team: string, side: string): boolean =>
    isSameName(team, side) ||
    aliases.some(
      ({ kind, alias, name }) => kind === 'team' && isSameName(alias, side) && isSameName(name, team),
    );
  return teams.every((team) => sides.some((side) => isCalled(team, side)));
}

async function readFileOf(name: string): Promise<CricketMatch> {
  // Loaded when needed, as in the verb `replay`.
  const { readRecordingFile } = await import('../read-recording-file.ts');
  const { path, recording } = await readRecordingFile(name);
  const [only, another] = recording.kind === 'cricsheet' ? recording.matches : [];
  if (only === undefined || another !== undefined)
    throw new CommandError(`${path} is not the scorecard of one cricket match.`);
  return only.match;
}

/** The match that decides a session known by its name: from the file, or the house's own corrected scorecard. */
export async function matchOfName(
  { session, card }: WaitingName,
  file: string | undefined,
  aliases: readonly NameAlias[],
  db: Queries,
): Promise<CricketMatch> {
  if (file !== undefined) {
    const match = await readFileOf(file);
    if (isBetween(match, session.teams, aliases)) return match;
    throw new CommandError(`${file} is of ${match.teams.join(' v ')}, not of ${session.teams.join(' v ')}.`);
  }
  if (card === undefined)
    throw new CommandError(
      `We do not have the balls of ${session.match_name}: give its scorecard with --file.`,
    );
  return correctOutcome(card.match, await correctedMatch(db, session.event_id, card.match)).match;
}
