import {
  answerOf,
  type CaseKind,
  type InningsEnd,
  kindOfSession,
  kindOfSpell,
  type Session,
  type SettlementCase,
  settlementCase,
} from '@maidan/sports';
import { ballsInOver, formats } from '../figures/format.ts';
import { type Game, overOfBowler } from '../figures/game.ts';
import type { Tally, TeamSide } from '../figures/tally.ts';
import { bowlerPlaces, type CricketPlan } from '../plan.ts';
import { type Measure, measureMatchMost, measureMatchTotal, totalCounts } from './measure-match.ts';

type TeamSession = Extract<Session, { team: string }>;
type PlayerSession = Extract<TeamSession, { player: string }>;
type SideSession = Exclude<TeamSession, PlayerSession>;

function partnership(tally: Tally, wicket: number, falls: Int16Array, final: number): number {
  if (wicket > tally.wickets + 1) return Number.NaN;
  const before = wicket === 1 ? 0 : (falls[wicket - 2] ?? 0);
  return (wicket <= tally.wickets ? (falls[wicket - 1] ?? 0) : final) - before;
}

function atFall(tally: Tally, wicket: number, falls: Int16Array, final: number): number {
  return wicket <= tally.wickets ? (falls[wicket - 1] ?? 0) : final;
}

function measureSide(session: SideSession, kind: CaseKind, tally: Tally, end: Game): number {
  switch (session.ask) {
    case 'over-runs':
      return countAtOver(end, tally, session.overs, kind, runCount);
    case 'over-block-boundaries':
      return countAtOver(end, tally, session.overs, kind, boundaryCount);
    case 'dot-balls':
      return countAtOver(end, tally, session.overs, kind, dotCount);
    case 'only-over-runs':
      return inOneOver(end, tally, session.over, runCount);
    case 'only-over-boundaries':
      return inOneOver(end, tally, session.over, boundaryCount);
    case 'only-over-wickets':
      return wicketsInOver(end, tally, session.over);
    case 'ball-runs':
      return atBall(tally, session.over, session.ball, true);
    case 'over-ball-runs':
      return atBall(tally, session.over, session.ball, false);
    case 'ball-wickets':
      return wicketsAtBall(tally, session.over, session.ball);
    case 'fall-of-wicket':
      return atFall(tally, session.wicket, tally.fallRuns, tally.runs);
    case 'first-wickets-runs':
      return atFall(tally, session.wickets, tally.fallRuns, tally.runs);
    case 'wicket-balls':
      return atFall(tally, session.wicket, tally.fallBalls, tally.balls);
    case 'pship-runs':
      return partnership(tally, session.wicket, tally.fallRuns, tally.runs);
    case 'pship-balls':
      return partnership(tally, session.wicket, tally.fallBalls, tally.balls);
    case 'pship-boundaries':
      return tally.pshipBoundaries[session.wicket - 1] ?? 0;
    case 'innings-runs':
      return tally.runs;
    case 'innings-total':
      return totalCounts[session.of]?.(tally) ?? Number.NaN;
    default:
      return Number.NaN;
  }
}

function measurePlayer(session: PlayerSession, tally: Tally, place: number, end: Game): number {
  switch (session.ask) {
    case 'player-runs':
      return tally.batterRuns[place] ?? 0;
    case 'player-boundaries':
      return (tally.batterFours[place] ?? 0) + (tally.batterSixes[place] ?? 0);
    case 'player-fours':
      return tally.batterFours[place] ?? 0;
    case 'player-sixes':
      return tally.batterSixes[place] ?? 0;
    case 'player-balls':
      return tally.batterBalls[place] ?? 0;
    case 'bowler-runs':
      return inSpell(end, tally, place, session.overs, tally.concededAfterOver, tally.bowlerRuns);
    case 'bowler-wickets':
      return inSpell(end, tally, place, session.overs, tally.takenAfterOver, tally.bowlerWickets);
    default:
      return Number.NaN;
  }
}

function nthOfSide({ innings }: Game, side: TeamSide, number: number): Tally | undefined {
  let seen = 0;
  for (const tally of innings) {
    if (tally.side !== side) continue;
    seen += 1;
    if (seen === number) return tally;
  }
  return undefined;
}

function lengthOf({ format }: CricketPlan) {
  const { inningsBalls } = formats[format];
  return inningsBalls === 0 ? { format } : { format, scheduledOvers: inningsBalls / ballsInOver };
}

function measureTeam(plan: CricketPlan, session: TeamSession): Measure {
  const own: TeamSide = plan.squads[0].team.name === session.team ? 0 : 1;
  const isBowlers = session.ask === 'bowler-runs' || session.ask === 'bowler-wickets';
  const other: TeamSide = own === 0 ? 1 : 0;
  const batting = isBowlers ? other : own;
  // A super over has figures of its own, in which a side bats once.
  const number = session.isSuperOver === true ? 1 : (session.inningsNumber ?? 1);
  const inOrder = 'player' in session ? plan.squads[own].players.indexOf(session.player) : -1;
  const place = isBowlers ? bowlerPlaces.indexOf(inOrder) : inOrder;
  const kind = kindOfSession(lengthOf(plan), session) ?? 'innings';
  return (end) => {
    const tally = nthOfSide(end, batting, number);
    if (tally === undefined) return Number.NaN;
    return 'player' in session
      ? measurePlayer(session, tally, place, end)
      : measureSide(session, kind, tally, end);
  };
}

export function isMatchLong(session: Session): boolean {
  return session.ask === 'match-total' || session.ask === 'match-most';
}

function measureAsk(plan: CricketPlan, session: Session): Measure {
  if (session.ask === 'match-total') return measureMatchTotal(session.of);
  if (session.ask === 'match-most') return measureMatchMost(session.of);
  return 'team' in session ? measureTeam(plan, session) : () => Number.NaN;
}

export function measureSession(plan: CricketPlan, session: Session): Measure {
  const measure = measureAsk(plan, session);
  return (end) => answerOf(session, measure(end));
}

/** A count over by over: its value after each over, and at the end. */
export interface OverCount {
  after(tally: Tally): Int16Array;
  total(tally: Tally): number;
}

const runCount: OverCount = { after: (tally) => tally.runsAfterOver, total: ({ runs }) => runs };
const boundaryCount: OverCount = {
  after: (tally) => tally.boundariesAfterOver,
  total: ({ fours, sixes }) => fours + sixes,
};
const dotCount: OverCount = { after: (tally) => tally.dotsAfterOver, total: ({ dots }) => dots };

/** A reached target is not distinguished here: like overs that ran out, it completes no over. */
function endOf({ wicketsMax, inningsBalls }: Game, { isDeclared, wickets }: Tally): InningsEnd {
  if (isDeclared) return 'declared';
  if (wickets >= wicketsMax) return 'all-out';
  return inningsBalls > 0 ? 'overs-bowled' : 'time';
}

/** The rule for a session whose over, counted from 1, was not bowled to its end. */
function unbowled(end: Game, tally: Tally, kind: CaseKind, over: number): SettlementCase {
  const stage = tally.balls > (over - 1) * ballsInOver ? 'under-way' : 'not-begun';
  return settlementCase(kind, stage, endOf(end, tally), tally === end.innings[0] ? 'first' : 'later');
}

/** A count after a number of overs. */
function countAtOver(end: Game, tally: Tally, overs: number, kind: CaseKind, count: OverCount): number {
  if (tally.balls >= overs * ballsInOver) return count.after(tally)[overs - 1] ?? 0;
  const { verdict } = unbowled(end, tally, kind, overs);
  if (verdict === 'remainder') return withRemainder(end, tally, overs, count);
  return verdict === 'stands' ? count.total(tally) : Number.NaN;
}

/** Overs the side did not bat are counted from the second innings, or at the side's own rate where the rollout has none. */
function withRemainder(end: Game, tally: Tally, overs: number, count: OverCount): number {
  const batted = Math.ceil(tally.balls / ballsInOver);
  const left = overs - batted;
  const own = count.total(tally);
  const second = end.innings[1];
  if (second === undefined) return own + Math.round((own * left) / batted);
  return own + countAtOver(end, second, left, 'block', count);
}

/** The count of one over. */
function inOneOver(end: Game, tally: Tally, over: number, count: OverCount): number {
  const after = count.after(tally);
  const before = over === 1 ? 0 : (after[over - 2] ?? 0);
  if (tally.balls >= over * ballsInOver) return (after[over - 1] ?? 0) - before;
  const { verdict } = unbowled(end, tally, 'one-over', over);
  return verdict === 'stands' ? count.total(tally) - before : Number.NaN;
}

function wicketsInOver(end: Game, tally: Tally, over: number): number {
  const lastBall = over * ballsInOver;
  if (tally.balls < lastBall && unbowled(end, tally, 'one-over', over).verdict !== 'stands')
    return Number.NaN;
  return countFalls(tally, lastBall - ballsInOver, lastBall);
}

/** The score at a ball, or the runs of that ball alone; void where it is never bowled. */
function atBall(tally: Tally, over: number, ball: number, isAlone: boolean): number {
  const index = over * ballsInOver + ball - 1;
  if (tally.balls <= index) return Number.NaN;
  const before = isAlone && index > 0 ? (tally.runsAfterBall[index - 1] ?? 0) : 0;
  return (tally.runsAfterBall[index] ?? 0) - before;
}

function wicketsAtBall(tally: Tally, over: number, ball: number): number {
  const lastBall = over * ballsInOver + ball;
  if (tally.balls < lastBall) return Number.NaN;
  return countFalls(tally, lastBall - 1, lastBall);
}

/** Wickets that fell after ball `after` and by ball `by`. */
function countFalls({ wickets, fallBalls }: Tally, after: number, by: number): number {
  let count = 0;
  for (let wicket = 0; wicket < wickets; wicket++) {
    const ball = fallBalls[wicket] ?? 0;
    if (ball > after && ball <= by) count += 1;
  }
  return count;
}

/** A bowler's figures once the stated overs are complete; `total` is the bowler's in all overs. */
function inSpell(
  end: Game,
  tally: Tally,
  bowler: number,
  overs: number,
  after: Int16Array,
  total: Int16Array,
): number {
  const over = overOfBowler(bowler, overs, end.spellOvers);
  if (tally.balls >= over * ballsInOver) return after[over - 1] ?? 0;
  const { verdict } = unbowled(end, tally, kindOfSpell(overs), over);
  return verdict === 'stands' ? (total[bowler] ?? 0) : Number.NaN;
}
