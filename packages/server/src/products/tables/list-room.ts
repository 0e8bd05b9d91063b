import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@maidan/betting';
import { type ListedTable, type TablesPatch, type TablesPicture, tablesRoom } from '@maidan/contract';
import type { Phase } from '@maidan/games/rules';
import type { Room, Unnumbered } from '../../live/room.ts';
import { isNewLaunch, shutWords } from './settings-store.ts';
import type { Table } from './table.ts';

const resultsListed = 5;

export interface WatchedTable {
  readonly table: Table;
  /** The number of pages that show it now. */
  readonly watching: () => number;
}

/** What the list of tables shows. */
type Content = Unnumbered<TablesPicture>;

/**
 * All tables in one room. Remaining seconds are not sent: a picture has the end of betting and the house's time, and pages count
 * by their own clock. So the message of each second has the time, and a table only when its phase changes.
 */
export function tablesListRoom(shown: readonly WatchedTable[], clock: Clock): Room {
  const listed = shown.map(({ table, watching }) => listing(table, watching, clock));
  return {
    name: `list:${tablesRoom}`,
    channel: tablesRoom,
    build: (): Content => ({ at: Math.floor(clock.now() / 1000), tables: listed.map((list) => list()) }),
    diff: (before, after) => patchOf(before as Content, after as Content),
  };
}

function patchOf(before: Content, after: Content): Unnumbered<TablesPatch> | undefined {
  const changed = after.tables.filter((table, index) => !isDeepStrictEqual(table, before.tables[index]));
  return changed.length === 0 && after.at === before.at ? undefined : { at: after.at, changed };
}

const phases: Readonly<Record<Phase, ListedTable['phase']>> = {
  bets: 'bets',
  lock: 'dealing',
  card: 'dealing',
  result: 'result',
  over: 'result',
};

function listing(table: Table, watching: () => number, clock: Clock): () => ListedTable {
  const endOf = steadyEnds(clock);
  return () => {
    const [setting, round, moment] = [table.setting(), table.current(), table.moment()];
    const shut = shutWords(setting);
    const { code } = table.game.entry;
    const results = table.results().slice(0, resultsListed);
    return {
      code,
      isNew: isNewLaunch(code, setting),
      ...(shut === undefined ? {} : { shut }),
      ...(round === undefined || moment === undefined
        ? {}
        : { roundId: round.roundId, phase: phases[moment.phase] }),
      ...(moment?.phase === 'bets' && moment.nextAt !== undefined
        ? { betsEndAt: endOf(moment.nextAt), secondsTotal: Math.ceil(moment.stepMs / 1000) }
        : {}),
      results: results.map(({ roundId, code: result }) => ({ mid: roundId, result })),
      watching: watching(),
    };
  };
}

/** Gives the same result for the same moment every time, although two clocks read one after the other never agree. */
function steadyEnds(clock: Clock): (elapsed: number) => number {
  let known = { elapsed: Number.NaN, at: 0 };
  return (elapsed) => {
    if (known.elapsed !== elapsed)
      known = { elapsed, at: Math.round(clock.now() + elapsed - clock.elapsed()) };
    return known.at;
  };
}
