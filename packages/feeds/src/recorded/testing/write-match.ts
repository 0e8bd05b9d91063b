import type { CricketMatch } from '@maidan/sports';
import { readCricsheet } from '../cricsheet/read-cricsheet.ts';
import { writeOvers } from './write-overs.ts';

export const lions = 'Lions';
export const tigers = 'Tigers';

const formats: Readonly<Record<string, { readonly match_type: string; readonly overs?: number }>> = {
  T20: { match_type: 'T20', overs: 20 },
  ODI: { match_type: 'ODI', overs: 50 },
  Test: { match_type: 'Test' },
  Hundred: { match_type: 'T20', overs: 20 },
};

const squad = (letter: string): string[] => Array.from({ length: 11 }, (_, index) => `${letter}${index + 1}`);

/**
 * Converts a match in a few lines into a Cricsheet file:
 *
 *     T20 2023-05-03                    T20, ODI, Test or Hundred, and the day where it matters
 *     Lions: 119x1 4                    an innings: its balls, as write-overs.ts has them
 *     Tigers, 124 to win in 20: 21x6    other facts of the innings come before the colon
 *     Tigers won by 10 wickets          how it ended
 */
export function writeMatch(text: string) {
  const [head = '', ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const [kind = '', date = '2025-01-01'] = head.split(' ');
  const format = formats[kind];
  if (format === undefined) throw new Error(`no such match: ${head}`);
  const ballsPerOver = kind === 'Hundred' ? 5 : 6;
  const end = lines.at(-1) ?? '';
  const isOver = !end.includes(':');
  return {
    meta: { data_version: '1.1.0', created: '2025-01-02', revision: 1 },
    info: {
      balls_per_over: ballsPerOver,
      dates: [date],
      ...format,
      ...(isOver ? { outcome: writeOutcome(end) } : {}),
      players: { [lions]: squad('L'), [tigers]: squad('T') },
      teams: [lions, tigers],
      toss: { decision: 'bat', winner: lions },
    },
    innings: (isOver ? lines.slice(0, -1) : lines).map((line) => writeInnings(line, ballsPerOver)),
  };
}

/** Writes the match and reads it as any recorded file is read. */
export function playMatch(text: string): CricketMatch {
  const reading = readCricsheet(JSON.stringify(writeMatch(text)));
  if (!reading.ok) throw new Error(`${reading.reason}\n${text}`);
  return reading.match;
}

function writeInnings(line: string, ballsPerOver: number) {
  const [, about = '', balls = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
  const [team = '', ...facts] = about.split(', ');
  const [batting, bowling] = team === lions ? ['L', 'T'] : ['T', 'L'];
  const overs = writeOvers(balls, { batting, bowling, ballsPerOver });
  return { team, overs, ...Object.assign({}, ...facts.map(writeFact)) };
}

function writeFact(fact: string): object {
  if (fact === 'declared') return { declared: true };
  if (fact === 'super over') return { super_over: true };
  const [, runs, overs] = /^(\d+) to win in ([\d.]+)$/.exec(fact) ?? [];
  if (runs !== undefined) return { target: { runs: Number(runs), overs: Number(overs) } };
  const [, penalty, when] = /^(\d+) penalty runs (before|after)$/.exec(fact) ?? [];
  if (penalty !== undefined)
    return { penalty_runs: { [when === 'before' ? 'pre' : 'post']: Number(penalty) } };
  const [, absent] = /^absent hurt (\w+)$/.exec(fact) ?? [];
  if (absent !== undefined) return { absent_hurt: [absent] };
  const [, from, to] = /^surge (\d+)-(\d+)$/.exec(fact) ?? [];
  if (from === undefined) throw new Error(`not known of an innings: ${fact}`);
  return {
    powerplays: [
      { from: 0.1, to: 3.6, type: 'mandatory' },
      { from: Number(from) - 0.9, to: Number(to) - 0.4, type: 'batting' },
    ],
  };
}

/** "Lions won by 9 runs (D/L)", "tied, Tigers in the super over", "Lions awarded", "drawn", "no result". */
function writeOutcome(text: string): object {
  const [, said = '', method] = /^(.*?)(?: \((.+)\))?$/.exec(text) ?? [];
  const by = method === undefined ? {} : { method };
  const [, winner, innings, figure, unit] =
    /^(\w+) won by (an innings and )?(\d+) (run|wicket)s?$/.exec(said) ?? [];
  if (winner !== undefined) {
    const margin = { ...(innings === undefined ? {} : { innings: 1 }), [`${unit}s`]: Number(figure) };
    return { winner, by: margin, ...by };
  }
  const [, awarded] = /^(\w+) awarded$/.exec(said) ?? [];
  if (awarded !== undefined) return { winner: awarded, method: 'Awarded' };
  const [, team, decider] = /^tied, (\w+) in the (super over|bowl-out)$/.exec(said) ?? [];
  if (team !== undefined)
    return { result: 'tie', [decider === 'bowl-out' ? 'bowl_out' : 'eliminator']: team };
  const result = { tied: 'tie', drawn: 'draw', 'no result': 'no result' }[said];
  if (result === undefined) throw new Error(`not an end: ${text}`);
  return { result, ...by };
}
