import type { Random } from '@maidan/betting';
import {
  addPowerplay,
  type CricketMatch,
  type CricketOutcome,
  finishMatch,
  type Session,
  startInnings,
} from '@maidan/sports';
import { outcomeLine } from '../../cricket/cricket-markets.ts';
import { type CricketState, gameInPlay } from '../../cricket/cricket-state.ts';
import { isLastStretch, openNext } from '../../cricket/figures/check-innings.ts';
import { ballsInOver, formats } from '../../cricket/figures/format.ts';
import { copyGame, currentTally, type Game, startGame } from '../../cricket/figures/game.ts';
import type { TeamSide } from '../../cricket/figures/tally.ts';
import { paces } from '../../cricket/plan.ts';
import { judgeOffers } from '../../cricket/sessions/judge-offers.ts';
import { putUpSessions } from '../../cricket/sessions/offer.ts';
import { inningsSessions, matchSessions, superOverSessions } from '../../cricket/sessions/sessions-wanted.ts';
import { statusLine } from '../../status-line.ts';
import { happens } from '../draw.ts';
import { bowlBall } from './bowl-ball.ts';
import {
  afterRain,
  intervalDue,
  intervalsBy,
  isRainDue,
  openNextSuperOver,
  pauseAfterOver,
  startSuperOver,
} from './rain.ts';

/** Moves a match to its next moment. The same state and stream always give the same next state. */
export function stepCricket(state: CricketState, random: Random): CricketState {
  const moved = move(state, random);
  return { ...moved, steps: state.steps + 1 };
}

function move(state: CricketState, random: Random): CricketState {
  switch (state.moment) {
    case 'toss':
      return makeToss(state, random);
    case 'open':
      return runUp(state);
    case 'running':
      return bowlBall(state, random);
    case 'result':
      return reopen(state);
    case 'rain':
      return resume(state);
    default:
      throw new Error('the match is over');
  }
}

function makeToss(state: CricketState, random: Random): CricketState {
  const { plan } = state;
  if (plan.weather.kind === 'washout') return finish(state, state.match, { kind: 'no result' });
  const winner: TeamSide = happens(random, 0.5) ? 0 : 1;
  const isBatting = happens(random, plan.format === 'Test' ? 0.7 : 0.45);
  const first: TeamSide = isBatting ? winner : winner === 0 ? 1 : 0;
  const team = plan.squads[winner].team.name;
  const toss = { winner: team, decision: isBatting ? 'bat' : 'field' } as const;
  const game = startGame(plan.strengths, first);
  const match = beginInnings({ ...state.match, toss }, state, game);
  return putUp(
    {
      ...state,
      match,
      game,
      anchor: game,
      moment: 'open',
      status: statusLine(isBatting ? 'tossBat' : 'tossField', { team }),
      dueAt: state.dueAt + paces[plan.format].tossMs,
    },
    true,
  );
}

/** Adds the innings that the figures have begun to the match, with its target and powerplay. */
function beginInnings(match: CricketMatch, state: CricketState, game: Game): CricketMatch {
  const { plan } = state;
  const team = plan.squads[currentTally(game).side].team.name;
  const overs = game.inningsBalls / ballsInOver;
  const isSuperOver = game.wicketsMax < 10;
  const target = game.target > 0 && overs > 0 ? { target: { runs: game.target, overs } } : {};
  const begun = startInnings(match, team, { isSuperOver, ...target });
  const powerplayBalls = Math.round(game.inningsBalls * formats[plan.format].powerplayShare);
  if (isSuperOver || powerplayBalls === 0) return begun;
  return addPowerplay(begun, { kind: 'mandatory', fromBall: 1, toBall: powerplayBalls });
}

function putUp(state: CricketState, isFirst: boolean): CricketState {
  const { plan, offers } = state;
  const [one, two] = plan.squads;
  const shortNames = { [one.team.name]: one.team.short, [two.team.name]: two.team.short };
  const wanted = [...sessionsWanted(state), ...(isFirst ? matchSessions() : [])];
  const fresh = putUpSessions(plan.matchId, state.match, shortNames, offers, wanted);
  if (fresh.length === 0) return state;
  return { ...state, offers: [...offers, ...fresh], pending: [...state.pending, ...fresh] };
}

function sessionsWanted({ plan, match, game, superOver }: CricketState): readonly Session[] {
  if (superOver === undefined) return game === undefined ? [] : inningsSessions(plan, game);
  const { team } = plan.squads[currentTally(superOver).side];
  const number = match.innings.filter((each) => each.isSuperOver && each.team === team.name).length;
  return superOverSessions(plan, superOver, number);
}

function runUp(state: CricketState): CricketState {
  const { plan } = state;
  const pace = paces[plan.format];
  if (state.superOver === undefined && isRainDue(plan, gameInPlay(state), state.hasRained)) {
    return {
      ...state,
      moment: 'rain',
      status: statusLine('rain'),
      hasRained: true,
      dueAt: state.dueAt + pace.rainMs,
    };
  }
  return {
    ...state,
    moment: 'running',
    status: statusLine('ballRunning'),
    dueAt: state.dueAt + pace.runningMs,
  };
}

function resume(state: CricketState): CricketState {
  const { plan } = state;
  const after = afterRain(plan, gameInPlay(state), state.match);
  if (after.kind === 'ends') return finish(state, state.match, after.outcome);
  const { game, match, status } = after;
  const dueAt = state.dueAt + paces[plan.format].overMs;
  return putUp({ ...state, game, anchor: copyGame(game), match, moment: 'open', status, dueAt }, false);
}

/** After a ball: goes on with the over, the next innings or the super over. */
function reopen(state: CricketState): CricketState {
  const { plan } = state;
  const pace = paces[plan.format];
  const game = gameInPlay(state);
  const tally = currentTally(game);
  if (tally.isClosed) return nextInnings(state, game);
  const { isOverDone, isBatterGone } = state;
  const pause = isOverDone ? pauseAfterOver(state, game) : { ms: 0, status: statusLine('inPlay') };
  const status = game.isFreeHit ? statusLine('freeHit') : pause.status;
  const open: CricketState = {
    ...state,
    moment: 'open',
    status,
    dueAt: state.dueAt + pace.openMs + pause.ms,
    intervals: isOverDone ? intervalsBy(game) : state.intervals,
  };
  if (!(isOverDone || isBatterGone)) return isLastStretch(game) ? putUp(open, false) : open;
  return putUp(state.superOver === undefined ? { ...open, anchor: game } : open, false);
}

function nextInnings(state: CricketState, last: Game): CricketState {
  const { plan } = state;
  const game = copyGame(last);
  const interval = intervalDue(state, last);
  const isTied = state.superOver === undefined ? game.outcome !== 0 : game.innings.length === 2;
  const dueAt = state.dueAt + Math.max(paces[plan.format].inningsMs, interval?.ms ?? 0);
  if (isTied) {
    const superOver = startSuperOver(last, currentTally(last).side);
    const match = beginInnings(state.match, state, superOver);
    return putUp(
      { ...state, match, superOver, moment: 'open', status: statusLine('superOver'), dueAt },
      false,
    );
  }
  if (state.superOver !== undefined) {
    openNextSuperOver(game);
    const match = beginInnings(state.match, state, game);
    return putUp(
      { ...state, match, superOver: game, moment: 'open', status: statusLine('superOver'), dueAt },
      false,
    );
  }
  openNext(game);
  const match = beginInnings(state.match, state, game);
  const next: CricketState = {
    ...state,
    match,
    game,
    anchor: copyGame(game),
    moment: 'open',
    status: interval?.status ?? statusLine('inningsBreak'),
    dueAt,
    intervals: intervalsBy(game),
  };
  return putUp(next, false);
}

function finish(state: CricketState, match: CricketMatch, outcome: CricketOutcome): CricketState {
  const done = finishMatch(match, outcome);
  const now = { isOverDone: true, isBatterGone: true, isInningsDone: true, isMatchDone: true };
  const { pending, decisions } = judgeOffers(done, state.pending, now);
  return {
    ...state,
    match: done,
    moment: 'over',
    status: outcomeLine(outcome),
    pending,
    decisions: [...state.decisions, ...decisions],
  };
}
