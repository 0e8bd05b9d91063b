import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { readCricsheet } from '../packages/feeds/src/index.ts';
import {
  type CricketMatch,
  contextOfMatch,
  judgeSession,
  parseSessionName,
} from '../packages/sports/src/index.ts';
import { type Figure, report } from './figure.ts';
import { sessionNamesOf } from './judge/session-names.ts';

/** Recorded matches in a folder beside the repository, not part of it. */
const bulkFile = fileURLToPath(new URL('../../shared/data/cricket_bulk.jsonl.gz', import.meta.url));

/**
 * Judging every session of a match by its name may take at most this many times as long as parsing its file.
 */
const parsesGoal = 25;

const timed = <Value>(work: () => Value): { readonly value: Value; readonly ms: number } => {
  const from = performance.now();
  const value = work();
  return { value, ms: performance.now() - from };
};

function mustRead(line: string): CricketMatch {
  const reading = readCricsheet(JSON.stringify(JSON.parse(line).match));
  if (!reading.ok) throw new Error(reading.reason);
  return reading.match;
}

function judgeAll(match: CricketMatch, names: readonly string[]): number {
  const context = contextOfMatch(match);
  let judged = 0;
  for (const name of names) {
    const session = parseSessionName(name, context);
    if (session === undefined) continue;
    if (judgeSession(match, session).kind === 'undecided') throw new Error(`${name} was left open`);
    judged += 1;
  }
  return judged;
}

/** Matches and sessions judged per second over the bulk file, with every session name the parser can read. */
export async function judge(): Promise<Figure[]> {
  if (!existsSync(bulkFile)) {
    console.log('skipped: the recorded matches are not here (../shared/data/cricket_bulk.jsonl.gz)');
    return [];
  }
  const lines = gunzipSync(readFileSync(bulkFile)).toString('utf8').trimEnd().split('\n');
  const parsing = () => timed(() => lines.map((line): unknown => JSON.parse(line))).ms;
  const judging = () => {
    // Parsed again: figures cached for a match must not carry over from the round before.
    const matches = lines.map(mustRead).map((match) => ({ match, names: sessionNamesOf(match) }));
    return timed(() => matches.reduce((sum, { match, names }) => sum + judgeAll(match, names), 0));
  };
  parsing();
  judging();
  const parsingMs = Math.min(parsing(), parsing(), parsing());
  const rounds = [judging(), judging(), judging()];
  const { value: sessions, ms } = rounds.reduce((best, round) => (round.ms < best.ms ? round : best));
  const perSecond = (count: number) => Math.round((count * 1000) / ms).toLocaleString('en');
  console.log(
    `${lines.length} matches, ${sessions.toLocaleString('en')} sessions: ${perSecond(lines.length)} matches/s, ${perSecond(sessions)} sessions/s`,
  );
  return [
    {
      name: 'judging a match',
      value: ms / parsingMs,
      goal: parsesGoal,
      unit: 'JSON.parse of it',
      better: 'less',
    },
  ];
}

if (import.meta.main) report(await judge());
