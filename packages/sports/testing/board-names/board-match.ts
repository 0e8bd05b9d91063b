import type { NameDialect } from '../../src/fancy-rules/names/name-dialect.ts';
import { contextOfMatch, type SessionContext } from '../../src/fancy-rules/session-context.ts';
import type { CricketMatch } from '../../src/score/cricket-match.ts';

/** Names as boards write them on one match. */
export interface BoardMatch {
  readonly context: SessionContext;
  readonly dialect: NameDialect;
  readonly lines: readonly BoardLine[];
}

export interface BoardLine {
  readonly written: string;
  /** The house's own name for the session; undefined where the name must stay unread. */
  readonly meant: string | undefined;
}

interface BoardSetting {
  readonly format: CricketMatch['format'];
  /** Each side with its squad: "India: RG Sharma, V Kohli". */
  readonly sides: readonly [string, string];
  readonly battingFirst?: string;
  readonly dialect?: NameDialect;
}

/** One name a line: `written = what the house calls it`, or `written ?` where it must stay unread. */
export function boardMatch(setting: BoardSetting, text: string): BoardMatch {
  const squads = setting.sides.map((side): readonly [string, readonly string[]] => {
    const [name = '', players = ''] = side.split(': ');
    return [name, players.split(', ')];
  });
  const [[one] = [''], [other] = ['']] = squads;
  const toss = setting.battingFirst && { winner: setting.battingFirst, decision: 'bat' as const };
  const context = contextOfMatch({
    format: setting.format,
    teams: [one, other],
    players: Object.fromEntries(squads),
    ...(toss ? { toss } : {}),
  });
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readLine);
  return { context, dialect: setting.dialect ?? {}, lines };
}

function readLine(line: string): BoardLine {
  if (line.endsWith(' ?')) return { written: line.slice(0, -2), meant: undefined };
  const [written = '', meant] = line.split(' = ');
  if (meant === undefined) throw new Error(`${line} says neither what it means nor that it is unread`);
  return { written, meant };
}
