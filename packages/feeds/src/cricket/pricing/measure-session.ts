import { answerOf, type CaseKind, kindOfSession, type Session } from '@maidan/sports';
import { ballsInOver, formats } from '../figures/format.ts';
import type { Game } from '../figures/game.ts';
import type { Tally, TeamSide } from '../figures/tally.ts';
import type { CricketPlan } from '../plan.ts';
import { bowlerPlaces } from '../squad.ts';
import { type Measure, measureMatchMost, measureMatchTotal, totalCounts } from './measure-match.ts';
import {
  atBall,
  boundaryCount,
  countAtOver,
  dotCount,
  inOneOver,
  inSpell,
  runCount,
  wicketsAtBall,
  wicketsInOver,
} from './measure-overs.ts';

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
