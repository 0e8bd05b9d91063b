import type { BookmakerPatch, BookmakerPicture, SessionRow, TeamRow } from '@maidan/contract/wire';
import { sortByName } from '@maidan/sports';
import type { BookmakerBook, FancyRow, RowStop, RunnerMarket, RunnerRow } from './match-book.ts';

const suspended = 'SUSPENDED';

/** Our house sends only SUSPENDED; others say why a row is stopped. */
function stopOf(status = ''): RowStop | undefined {
  if (/^ball/i.test(status)) return 'ballRunning';
  return /^closed?$/i.test(status) ? 'closed' : undefined;
}

/** What patches can change: the lists of the two fancy tables are derived from `session`. */
export interface BookmakerState {
  readonly n: number;
  readonly teams: readonly TeamRow[];
  readonly toss: readonly TeamRow[];
  readonly sessions: readonly SessionRow[];
}

export function stateOfPicture({ n, result }: BookmakerPicture): BookmakerState {
  const {
    session = [],
    commission_fancy_data: withCommission = [],
    no_commission_fancy_data: without = [],
  } = result;
  const sessions = session.length > 0 ? session : [...withCommission, ...without];
  return { n, teams: result.team_data ?? [], toss: result.toss_data ?? [], sessions };
}

/** Undefined when the patch does not follow this state: a full picture must be requested. */
export function patchBookmaker(state: BookmakerState, patch: BookmakerPatch): BookmakerState | undefined {
  if (patch.n !== state.n + 1) return undefined;
  const gone = new Set(patch.gone);
  const changes = new Map((patch.session ?? []).map((change) => [change.Selection_id, change]));
  const kept = state.sessions.flatMap((row) => {
    if (gone.has(row.Selection_id)) return [];
    const change = changes.get(row.Selection_id);
    changes.delete(row.Selection_id);
    return [change ? { ...row, ...change } : row];
  });
  const added = [...changes.values()] as SessionRow[];
  return {
    n: patch.n,
    teams: patch.team_data ?? state.teams,
    toss: patch.toss_data ?? state.toss,
    sessions: patch.session || patch.gone ? inPlace([...kept, ...added]) : state.sessions,
  };
}

function inPlace(rows: readonly SessionRow[]): readonly SessionRow[] {
  return rows.toSorted((one, other) => Number(one.priority) - Number(other.priority));
}

export function bookOfState({ teams, toss, sessions }: BookmakerState): BookmakerBook {
  return {
    bookmaker: { kind: 'bookmaker', rows: teams.map(runnerOf) },
    toss: { kind: 'toss', rows: toss.map(runnerOf) } satisfies RunnerMarket,
    fancies: sortByName(sessions, (row) => row.session_name).map(fancyOf),
  };
}

function runnerOf(row: TeamRow): RunnerRow {
  const stop = stopOf(row.running_status);
  const isSuspended = stop !== undefined || row.running_status === suspended;
  return {
    selectionId: String(row.selectionid),
    name: row.team_name,
    isSuspended,
    stop,
    back: [{ odds: isSuspended ? 0 : priceOf(row.lgaai) }],
    lay: [{ odds: isSuspended ? 0 : priceOf(row.khaai) }],
  };
}

function fancyOf(row: SessionRow): FancyRow {
  const stop = stopOf(row.running_status);
  const isSuspended = stop !== undefined || row.running_status === suspended;
  return {
    selectionId: String(row.Selection_id),
    name: row.session_name,
    remark: row.remark,
    isCommission: row.com_perm === 'YES',
    stakeMin: priceOf(row.min),
    stakeMax: priceOf(row.max),
    isSuspended,
    stop,
    yes: isSuspended ? { odds: 0, run: 0 } : { odds: priceOf(row.oddsYes), run: priceOf(row.runsYes) },
    no: isSuspended ? { odds: 0, run: 0 } : { odds: priceOf(row.oddsNo), run: priceOf(row.runsNo) },
  };
}

/** Sources send figures as text, as numbers, or not at all. */
function priceOf(value: string | number | undefined): number {
  const price = Number(value ?? 0);
  return Number.isFinite(price) && price > 0 ? price : 0;
}
