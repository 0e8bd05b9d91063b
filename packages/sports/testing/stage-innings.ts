import {
  BLOCK_KINDS,
  type CaseInnings,
  type CaseKind,
  type CaseStage,
  type InningsEnd,
} from '../src/fancy-rules/cases/settlement-cases.ts';
import type { Session } from '../src/fancy-rules/session.ts';
import type { CricketMatch } from '../src/score/cricket-match.ts';
import {
  addPowerplay,
  closeInnings,
  declareInnings,
  finishMatch,
  type InningsSetting,
  startInnings,
} from '../src/score/grow-match.ts';
import { INDIA, NEPAL, newMatch, playInnings, playOn } from './play-innings.ts';

/** A case of the settlement table, played as a small match. */
export interface Cell {
  readonly kind: CaseKind;
  readonly stage: CaseStage;
  readonly end: InningsEnd;
  readonly innings: CaseInnings;
}

export interface StagedCase {
  readonly session: Session;
  /** The match at each step from the end of the innings to the end of the match. */
  readonly moments: readonly CricketMatch[];
}

/** The over, from 1, that a session on overs or on a ball needs last. */
const LAST_OVERS: Partial<Readonly<Record<CaseKind, number>>> = {
  block: 12,
  'six-over-boundaries': 6,
  'twenty-overs': 20,
  'fifty-overs': 50,
  'power-play': 4,
  'power-surge': 14,
  'one-over': 12,
  'one-ball': 12,
  spell: 3,
  'only-over-of-bowler': 2,
};

const SURGE = { kind: 'surge', fromBall: 73, toBall: 84 } as const;
/** Balls of an innings in which something other than an over is under way. */
const SOME_BALLS = 36;

export function sessionOf({ kind, stage, innings }: Omit<Cell, 'end'>, isBoundaries = false): Session {
  const team = innings === 'first' ? INDIA : NEPAL;
  const [letter, bowling, bowlers] = innings === 'first' ? ['I', 'N', NEPAL] : ['N', 'I', INDIA];
  const overs = LAST_OVERS[kind] ?? 0;
  switch (kind) {
    case 'block':
    case 'twenty-overs':
    case 'fifty-overs':
      return { ask: isBoundaries ? 'over-block-boundaries' : 'over-runs', team, overs };
    case 'six-over-boundaries':
      return { ask: 'over-block-boundaries', team, overs };
    case 'power-play':
      return { ask: 'power-play-runs', team };
    case 'power-surge':
      return { ask: 'power-surge-runs', team };
    case 'one-over':
      return { ask: 'only-over-runs', team, over: overs };
    case 'one-ball':
      return { ask: 'ball-runs', team, over: overs - 1, ball: 6 };
    case 'spell':
      return { ask: 'bowler-runs', team: bowlers, player: `${bowling}11`, overs: 2 };
    case 'only-over-of-bowler':
      return { ask: 'bowler-runs', team: bowlers, player: `${bowling}10`, overs: 1 };
    case 'wicket':
      return { ask: 'fall-of-wicket', team, wicket: 10 };
    case 'dismissal':
      return { ask: 'wicket-caught', team, wicket: 10 };
    case 'balls-to':
      return { ask: 'team-balls-for-runs', team, runs: 500 };
    case 'batter':
      return { ask: 'player-runs', team, player: `${letter}${stage === 'under-way' ? 2 : 9}` };
    case 'partnership':
      return { ask: 'pship-runs', team, wicket: stage === 'under-way' ? 1 : 5 };
    case 'innings':
      return { ask: 'innings-runs', team, inningsNumber: 1 };
  }
}

const isOnOvers = (kind: CaseKind): boolean => LAST_OVERS[kind] !== undefined;

function ballsOf({ kind, stage, end }: Cell): number {
  const over = LAST_OVERS[kind];
  if (over !== undefined) return 6 * (over - 1) + (stage === 'under-way' ? 4 : 0);
  const needsBalls = stage === 'under-way' || kind === 'batter' || kind === 'partnership';
  if (!needsBalls) return 0;
  return end === 'overs-bowled' ? 120 : SOME_BALLS;
}

/** An innings reaches these by balls bowled. */
const ENDS_OF_PLAY: readonly InningsEnd[] = ['overs-bowled', 'target-reached'];

/** Cases that cannot happen in cricket; the table has rows for them too. */
export function cannotHappen(cell: Cell): boolean {
  const { kind, stage, end, innings } = cell;
  if (end === 'target-reached' && innings === 'first') return true;
  if (end === 'time' && (kind === 'twenty-overs' || kind === 'fifty-overs')) return true;
  if (end === 'overs-bowled' && stage === 'under-way' && isOnOvers(kind)) return true;
  if (end === 'overs-bowled' && kind === 'fifty-overs') return true;
  // A chase of fewer overs ends with the last of them.
  if (end === 'shortened' && innings === 'later') return ballsOf(cell) === 0 || ballsOf(cell) % 6 > 0;
  return ENDS_OF_PLAY.includes(end) && ballsOf(cell) === 0;
}

function formatOf({ kind, end }: Cell): 'T20' | 'ODI' | 'Test' {
  if (kind === 'twenty-overs') return 'T20';
  if (kind === 'fifty-overs') return 'ODI';
  return end === 'declared' || end === 'time' ? 'Test' : 'T20';
}

const batters = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${11 - index}`);

/** A side all out in too few balls for ten wickets has absent batters; a wicket or partnership under way stays unbroken. */
function writeBalls(cell: Cell): { readonly balls: string; readonly absent: number } {
  const count = ballsOf(cell);
  if (cell.end !== 'all-out') return { balls: `${count}x1`, absent: 0 };
  if (cell.kind === 'partnership' && cell.stage === 'under-way')
    return { balls: `${count - 1}x1 rh`, absent: 9 };
  if ((cell.kind === 'wicket' || cell.kind === 'dismissal') && cell.stage === 'under-way')
    return { balls: `${count - 10}x1 9xW rh`, absent: 0 };
  const isFew = cell.stage === 'not-begun' && (cell.kind === 'batter' || cell.kind === 'partnership');
  const wickets = Math.min(isFew ? 3 : 10, count);
  return { balls: `${count - wickets}x1 ${wickets}xW`, absent: 10 - wickets };
}

function settingOf(cell: Cell, absent: number): InningsSetting {
  const count = ballsOf(cell);
  const hurt = { absentHurt: batters(cell.innings === 'first' ? 'I' : 'N', absent) };
  if (cell.innings === 'first') return hurt;
  if (cell.end === 'target-reached') return { ...hurt, target: { runs: count, overs: 20 } };
  if (cell.end === 'overs-bowled') return { ...hurt, target: { runs: 999, overs: count / 6 } };
  return cell.end === 'shortened' ? { ...hurt, target: { runs: 999, overs: count / 6 } } : hurt;
}

export function stageCase(cell: Cell, isBoundaries = false): StagedCase {
  const { end, innings, kind } = cell;
  const format = formatOf(cell);
  const isShortMatch = end === 'overs-bowled' && isOnOvers(kind);
  const fresh = newMatch(format, isShortMatch ? { scheduledOvers: ballsOf(cell) / 6 } : {});
  const whole = isShortMatch ? ballsOf(cell) : 120;
  const first = { T20: `${whole}x1`, ODI: '300x1', Test: '6x1' }[format];
  const begun =
    innings === 'first'
      ? fresh
      : format === 'Test'
        ? declareInnings(playInnings(fresh, INDIA, first))
        : closeInnings(playInnings(fresh, INDIA, first));
  const { balls, absent } = writeBalls(cell);
  const opened = startInnings(begun, innings === 'first' ? INDIA : NEPAL, settingOf(cell, absent));
  const played = playOn(kind === 'power-surge' ? addPowerplay(opened, SURGE) : opened, balls);
  return { session: sessionOf(cell, isBoundaries), moments: endInnings(played, cell) };
}

function endInnings(played: CricketMatch, { end, innings }: Cell): readonly CricketMatch[] {
  switch (end) {
    case 'time':
      return [finishMatch(played, { kind: 'drawn' })];
    case 'cut-short':
      return [finishMatch(played, { kind: 'no result' })];
    case 'target-reached': {
      const won = { kind: 'won', team: NEPAL, by: '10 wickets', margin: { wickets: 10 } } as const;
      return [closeInnings(played), finishMatch(closeInnings(played), won)];
    }
    default: {
      const ended = end === 'declared' ? declareInnings(played) : closeInnings(played);
      if (innings === 'later') return [ended, finishMatch(ended, INDIA_WON)];
      const answer = playInnings(ended, NEPAL, '6x2');
      return [ended, startInnings(ended, NEPAL), answer, finishMatch(answer, INDIA_WON)];
    }
  }
}

const INDIA_WON = { kind: 'won', team: INDIA, by: '9 runs', margin: { runs: 9 } } as const;

export const isBlock = (kind: CaseKind): boolean => BLOCK_KINDS.some((each) => each === kind);
