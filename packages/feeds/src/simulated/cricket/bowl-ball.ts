import type { Random } from '@maidan/betting';
import { addDelivery, type CricketOutcome, closeInnings, declareInnings, finishMatch } from '@maidan/sports';
import { ballLine, ballMark } from '../../cricket/ball-line.ts';
import { type CricketState, gameInPlay } from '../../cricket/cricket-state.ts';
import { checkInnings, MATCH_OVER, PLAY_ON } from '../../cricket/figures/check-innings.ts';
import { copyGame, currentTally, type Game, TIED } from '../../cricket/figures/game.ts';
import { addPenaltyRuns, type Ball, emptyBall, playBall, sendNext } from '../../cricket/figures/play-ball.ts';
import { HURT, WAITING } from '../../cricket/figures/tally.ts';
import { outcomeLine } from '../../cricket/outcome-line.ts';
import { paces } from '../../cricket/pace.ts';
import { judgeOffers } from '../../cricket/sessions/judge-offers.ts';
import { happens } from '../draw.ts';
import { outcomeOfGame } from './outcome-of-game.ts';
import { writeDelivery } from './write-delivery.ts';

const hurtChance = 0.0007;
const penaltyChance = 0.0002;
const reviewChance = 0.06;
const recentBalls = 12;

/** A batter retires hurt between balls, where another is waiting to come in. */
function retireHurt(game: Game, ball: Ball, random: Random): number {
  const tally = currentTally(game);
  if (!happens(random, hurtChance) || ball.out >= 0 || tally.standing.indexOf(WAITING) < 0) return -1;
  const { batter } = ball;
  tally.standing[batter] = HURT;
  sendNext(tally, batter);
  return batter;
}

/** Bowls one ball, adds it to the scorecard and settles what it decides. */
export function bowlBall(state: CricketState, random: Random): CricketState {
  const { plan } = state;
  const pace = paces[plan.format];
  const game = copyGame(gameInPlay(state));
  const tally = currentTally(game);
  const ball = emptyBall();
  playBall(game, ball, random);
  const penaltyRuns = happens(random, penaltyChance) && ball.isLegal && !ball.isOverDone ? 5 : 0;
  if (penaltyRuns > 0) addPenaltyRuns(game);
  const hurt = retireHurt(game, ball, random);
  const fielding = plan.squads[tally.side === 0 ? 1 : 0];
  const delivery = writeDelivery(ball, plan.squads[tally.side], fielding, random, { hurt, penaltyRuns });
  const isReviewed = ball.out >= 0 || ball.batterRuns >= 4 || happens(random, reviewChance);
  const extraMs = ball.out >= 0 ? pace.wicketMs : isReviewed && happens(random, 0.2) ? pace.reviewMs : 0;
  const after: CricketState = {
    ...state,
    ...(state.superOver === undefined ? { game } : { superOver: game }),
    match: addDelivery(state.match, delivery),
    moment: 'result',
    isOverDone: ball.isOverDone,
    isBatterGone: ball.out >= 0 || hurt >= 0,
    status: ballLine(delivery, game.isFreeHit),
    dueAt: state.dueAt + pace.resultMs + extraMs,
    recent: [...state.recent.slice(1 - recentBalls), ballMark(delivery)],
  };
  return conclude(after, game);
}

/** Closes the innings or the match where the ball ended it, and judges the sessions it may have decided. */
function conclude(state: CricketState, game: Game): CricketState {
  const verdict = checkInnings(game);
  const isInningsDone = verdict !== PLAY_ON;
  const outcome = verdict === MATCH_OVER ? outcomeOf(state, game) : undefined;
  let { match } = state;
  if (isInningsDone) match = currentTally(game).isDeclared ? declareInnings(match) : closeInnings(match);
  if (outcome !== undefined) match = finishMatch(match, outcome);
  const { pending, decisions } = judgeOffers(match, state.pending, {
    isOverDone: state.isOverDone,
    isBatterGone: state.isBatterGone,
    isInningsDone,
    isMatchDone: outcome !== undefined,
  });
  const settled: CricketState = {
    ...state,
    match,
    pending,
    decisions: decisions.length === 0 ? state.decisions : [...state.decisions, ...decisions],
  };
  return outcome === undefined ? settled : { ...settled, moment: 'over', status: outcomeLine(outcome) };
}

/** Undefined where a super over must follow, since a T20 does not end in a tie. */
function outcomeOf(state: CricketState, game: Game): CricketOutcome | undefined {
  const { plan } = state;
  if (state.superOver !== undefined) {
    if (game.outcome === TIED) return undefined;
    const won = outcomeOfGame(plan, game);
    return won.kind === 'won' ? { kind: 'tied', superOverWinner: won.team } : undefined;
  }
  if (game.outcome === TIED && plan.format === 'T20') return undefined;
  return outcomeOfGame(plan, game);
}
