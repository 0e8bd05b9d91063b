import type { CricketMatch, Session } from '@maidan/sports';
import { pricesOf } from '../../cricket/cricket-board.ts';
import { keptDecisions, marketsOf, outcomeLine, statusOf } from '../../cricket/cricket-markets.ts';
import { beforeToss, type CricketState } from '../../cricket/cricket-state.ts';
import { copyGame, currentTally, type Game } from '../../cricket/figures/game.ts';
import { type CricketPlan, paces } from '../../cricket/plan.ts';
import { cricketPricer, type RolloutCounts } from '../../cricket/pricing/cricket-pricer.ts';
import { ballLine, ballMark } from '../../cricket/score-lines.ts';
import type { CricketPlay } from '../../cricket/scorecard.ts';
import { judgeOffers } from '../../cricket/sessions/judge-offers.ts';
import { putUpSessions } from '../../cricket/sessions/offer.ts';
import { inningsSessions, matchSessions } from '../../cricket/sessions/sessions-wanted.ts';
import { type StatusLine, statusLine } from '../../status-line.ts';
import { hasUsualOvers, planOfMatch, shortNamesOf } from './cricsheet-plan.ts';
import { recordedScore } from './cricsheet-score.ts';
import {
  ballsOfInnings,
  beforeFirstBall,
  openInnings,
  type Places,
  type RecordedBall,
  startInningsFigures,
  takeStrike,
  tallyRecordedBall,
} from './tally-recorded-ball.ts';

/** A replay between two of its steps: the state of a simulated match, and how much of the recording was played. */
interface ReplayState extends CricketState {
  readonly balls: readonly RecordedBall[];
  /** How many of `balls` have been bowled. */
  readonly bowled: number;
  readonly innings: number;
  readonly places: Places;
}

const recentBalls = 24;

/** A recorded match replayed ball by ball, priced by the season's model and settled by the rules. */
export function cricsheetPlay(match: CricketMatch, matchId: string, counts: RolloutCounts): CricketPlay {
  const plan = planOfMatch(match, matchId);
  const decisionsOf = keptDecisions();
  const pricer = cricketPricer(matchId, counts);
  let state: ReplayState = {
    ...beforeToss(plan),
    match: withoutToss(match),
    balls: [],
    bowled: 0,
    innings: -1,
    places: { batters: [], bowlers: [] },
  };
  const isSuperOver = () => match.innings[state.innings]?.isSuperOver === true;
  return {
    state: () => state,
    dueAt: () => (state.moment === 'over' ? undefined : state.dueAt),
    step() {
      state = { ...move(match, state), steps: state.steps + 1 };
    },
    status: () => statusOf(state),
    markets: () => marketsOf(state),
    decisions: () => decisionsOf(state),
    prices: (isTossOpen) => pricesOf(state, pricer, isTossOpen),
    score() {
      const last = state.balls[state.bowled - 1]?.delivery;
      const next = state.balls[state.bowled]?.delivery;
      if (state.moment === 'over' || isSuperOver()) return recordedScore(state, { last, next }, [0, 0]);
      const { first, second } = pricer.chances(state);
      const chances = [Math.round(first * 100), Math.round(second * 100)] as const;
      return recordedScore(state, { last, next }, chances);
    },
  };
}

function withoutToss(match: CricketMatch): CricketMatch {
  const { toss: _toss, ...rest } = beforeFirstBall(match);
  return rest;
}

function move(match: CricketMatch, state: ReplayState): ReplayState {
  const pace = paces[state.plan.format];
  switch (state.moment) {
    case 'toss': {
      const tossed = { ...state, match: beforeFirstBall(match) };
      return begin(match, tossed, 0, pace.tossMs);
    }
    case 'open':
      return {
        ...state,
        moment: 'running',
        status: statusLine('ballRunning'),
        dueAt: state.dueAt + pace.runningMs,
      };
    case 'running':
      return bowl(match, state);
    case 'result':
      return state.bowled === state.balls.length
        ? begin(match, state, state.innings + 1, pace.inningsMs)
        : reopen(match, state);
    default:
      throw new Error('the match is over');
  }
}

/** Opens the first innings with a ball, from `index` on; a forfeited one is written down and skipped. */
function begin(match: CricketMatch, state: ReplayState, index: number, afterMs: number): ReplayState {
  const innings = match.innings[index];
  if (innings === undefined) return finish(match, state);
  const { plan } = state;
  const balls = ballsOfInnings(match, index);
  const [first] = balls;
  const places = { batters: match.players[innings.team] ?? [], bowlers: [] };
  const next = { ...state, balls, bowled: 0, innings: index, places, dueAt: state.dueAt + afterMs };
  if (innings.isSuperOver) {
    const begun = { ...next, match: openInnings(match, index), status: statusLine('superOver') };
    return first === undefined ? begin(match, begun, index + 1, 0) : { ...begun, moment: 'running' };
  }
  const game = startInningsFigures(plan, match, innings, state.game);
  const opened: ReplayState = { ...next, game, anchor: copyGame(game), match: openInnings(match, index) };
  if (first === undefined) {
    currentTally(game).isClosed = true;
    return begin(match, opened, index + 1, 0);
  }
  takeStrike(currentTally(game), first.delivery, places);
  const status = index === 0 ? tossLine(match) : statusLine('inningsBreak');
  return putUp(match, { ...opened, moment: 'open', status }, state.offers.length === 0);
}

function tossLine({ toss }: CricketMatch): StatusLine {
  if (toss === undefined) return statusLine('inPlay');
  return statusLine(toss.decision === 'bat' ? 'tossBat' : 'tossField', { team: toss.winner });
}

/**
 * Unlike in the season it is not known who will bowl the next overs, so there are no sessions on bowlers. A side with fewer
 * than eleven names is filled up with blanks.
 */
function withEleven(plan: CricketPlan): CricketPlan {
  const [one, other] = plan.squads.map((squad) => ({
    ...squad,
    players: [...squad.players, ...Array<string>(Math.max(0, 11 - squad.players.length)).fill('')],
  }));
  return one === undefined || other === undefined ? plan : { ...plan, squads: [one, other] };
}

function isAboutKnown(session: Session): boolean {
  return !session.ask.startsWith('bowler-') && !('player' in session && session.player === '');
}

function putUp(match: CricketMatch, state: ReplayState, isFirst: boolean): ReplayState {
  const { plan, game, offers } = state;
  if (game === undefined || !hasUsualOvers(match)) return state;
  const wanted = [
    ...inningsSessions(withEleven(plan), game).filter(isAboutKnown),
    ...(isFirst ? matchSessions() : []),
  ];
  const fresh = putUpSessions(plan.matchId, state.match, shortNamesOf(match), offers, wanted);
  return { ...state, offers: [...offers, ...fresh], pending: [...state.pending, ...fresh] };
}

function bowl(match: CricketMatch, state: ReplayState): ReplayState {
  const ball = state.balls[state.bowled];
  if (ball === undefined) throw new Error('the innings has no ball left');
  const pace = paces[state.plan.format];
  const isBatterGone = ball.delivery.dismissals.length > 0;
  const isInningsDone = ball.next === undefined;
  const isMatchDone = ball.match.outcome !== undefined;
  const figures = countBall(match, state, ball);
  const { pending, decisions } = judgeOffers(ball.match, state.pending, {
    isOverDone: ball.isOverDone,
    isBatterGone,
    isInningsDone,
    isMatchDone,
  });
  return {
    ...state,
    ...(figures === undefined ? {} : { game: figures }),
    match: ball.match,
    bowled: state.bowled + 1,
    moment: isMatchDone ? 'over' : 'result',
    status:
      ball.match.outcome === undefined
        ? ballLine(ball.delivery, ball.next?.isFreeHit === true)
        : outcomeLine(ball.match.outcome),
    isOverDone: ball.isOverDone,
    isBatterGone,
    dueAt: state.dueAt + pace.resultMs + (isBatterGone ? pace.wicketMs : 0),
    recent: [...state.recent.slice(1 - recentBalls), ballMark(ball.delivery)],
    pending,
    decisions: decisions.length === 0 ? state.decisions : [...state.decisions, ...decisions],
  };
}

/** A super over is not counted in the figures from which its match is priced. */
function countBall(match: CricketMatch, state: ReplayState, ball: RecordedBall): Game | undefined {
  const innings = match.innings[ball.innings];
  if (state.game === undefined || innings === undefined || innings.isSuperOver) return undefined;
  const game = copyGame(state.game);
  tallyRecordedBall(game, ball, state.places);
  if (ball.next !== undefined) return game;
  const tally = currentTally(game);
  tally.isClosed = true;
  tally.isDeclared = innings.isDeclared;
  tally.runs += innings.penaltyRunsAfter;
  game.totals[tally.side] += innings.penaltyRunsAfter;
  return game;
}

/** Betting opens again, but not in a super over: the figures do not say who bats in it. */
function reopen(match: CricketMatch, state: ReplayState): ReplayState {
  const pace = paces[state.plan.format];
  const dueAt = state.dueAt + pace.openMs + (state.isOverDone ? pace.overMs : 0);
  if (match.innings[state.innings]?.isSuperOver === true) return { ...state, moment: 'running', dueAt };
  const open: ReplayState = { ...state, moment: 'open', status: pauseLine(state), dueAt };
  if (!(state.isOverDone || state.isBatterGone) || state.game === undefined) return open;
  return putUp(match, { ...open, anchor: state.game }, false);
}

function pauseLine({ balls, bowled, isOverDone }: ReplayState): StatusLine {
  const last = balls[bowled - 1];
  if (last?.next?.isFreeHit === true) return statusLine('freeHit');
  return isOverDone && last !== undefined
    ? statusLine('endOfOver', { over: last.over + 1 })
    : statusLine('inPlay');
}

/** No ball is left, so open sessions are decided by how the match ended. */
function finish(match: CricketMatch, state: ReplayState): ReplayState {
  const now = { isOverDone: true, isBatterGone: true, isInningsDone: true, isMatchDone: true };
  const { pending, decisions } = judgeOffers(match, state.pending, now);
  return {
    ...state,
    match,
    moment: 'over',
    status: match.outcome === undefined ? state.status : outcomeLine(match.outcome),
    pending,
    decisions: [...state.decisions, ...decisions],
  };
}
