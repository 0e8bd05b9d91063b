import { pick, type Random } from '@maidan/betting';
import {
  addDelivery,
  type CricketOutcome,
  closeInnings,
  type Delivery,
  type Dismissal,
  type DismissalKind,
  declareInnings,
  finishMatch,
  formatMargin,
  makeDelivery,
} from '@maidan/sports';
import { outcomeLine } from '../../cricket/cricket-markets.ts';
import { type CricketState, gameInPlay } from '../../cricket/cricket-state.ts';
import { BYE, LEG_BYE, NO_BALL, WIDE } from '../../cricket/figures/ball-model.ts';
import { checkInnings, MATCH_OVER, PLAY_ON } from '../../cricket/figures/check-innings.ts';
import {
  copyGame,
  currentTally,
  DRAWN,
  FIRST_WON,
  type Game,
  SECOND_WON,
  TIED,
} from '../../cricket/figures/game.ts';
import {
  addPenaltyRuns,
  type Ball,
  BOWLED,
  CAUGHT,
  emptyBall,
  LBW,
  playBall,
  RUN_OUT,
  sendNext,
} from '../../cricket/figures/play-ball.ts';
import { HURT, type TeamSide, WAITING } from '../../cricket/figures/tally.ts';
import { bowlerPlaces, type CricketPlan, paces, type Squad } from '../../cricket/plan.ts';
import { ballLine, ballMark } from '../../cricket/score-lines.ts';
import { judgeOffers } from '../../cricket/sessions/judge-offers.ts';
import { happens } from '../draw.ts';

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

function winOf(plan: CricketPlan, game: Game, side: TeamSide): CricketOutcome {
  const team = plan.squads[side].team.name;
  const last = currentTally(game);
  const isRevised =
    game.inningsBalls > 0 && game.target > 0 && game.target !== game.totals[last.side === 0 ? 1 : 0] + 1;
  const method = isRevised ? { method: 'D/L' } : {};
  if (last.side === side) {
    const margin = { wickets: game.wicketsMax - last.wickets };
    return { kind: 'won', team, by: formatMargin(margin), margin, ...method };
  }
  const runs = isRevised ? game.target - 1 - last.runs : game.totals[side] - game.totals[side === 0 ? 1 : 0];
  const innings = game.innings.filter((tally) => tally.side === side).length;
  const isByInnings = game.inningsBalls === 0 && innings === 1 && game.innings.length === 3;
  const margin = isByInnings ? { innings: 1, runs } : { runs };
  return { kind: 'won', team, by: formatMargin(margin), margin, ...method };
}

/** The outcome of a decided match that needs no super over. */
function outcomeOfGame(plan: CricketPlan, game: Game): CricketOutcome {
  switch (game.outcome) {
    case FIRST_WON:
      return winOf(plan, game, 0);
    case SECOND_WON:
      return winOf(plan, game, 1);
    case DRAWN:
      return { kind: 'drawn' };
    default:
      return { kind: 'tied' };
  }
}

const keeperPlace = 5;

function nameAt(squad: Squad, place: number): string {
  const name = squad.players[place];
  if (name === undefined) throw new Error(`${squad.team.name} has no player at place ${place}`);
  return name;
}

export function bowlerName(squad: Squad, bowler: number): string {
  return nameAt(squad, bowlerPlaces[bowler] ?? 10);
}

function writeDismissal(ball: Ball, batting: Squad, fielding: Squad, random: Random): Dismissal {
  const player = nameAt(batting, ball.out);
  const bowler = bowlerName(fielding, ball.bowler);
  const others = fielding.players.filter((name) => name !== bowler);
  const out = (kind: DismissalKind, fielders: readonly string[]): Dismissal => ({ kind, player, fielders });
  switch (ball.how) {
    case CAUGHT:
      return happens(random, 0.05)
        ? out('caught and bowled', [bowler])
        : out('caught', [pick(random, others)]);
    case BOWLED:
      return happens(random, 0.01) ? out('hit wicket', []) : out('bowled', []);
    case LBW:
      return out('lbw', []);
    case RUN_OUT:
      return out('run out', [pick(random, fielding.players)]);
    default:
      return out('stumped', [nameAt(fielding, keeperPlace)]);
  }
}

/** The ball as a scorer records it, with what the figures leave out: who caught it, who retired hurt. */
function writeDelivery(
  ball: Ball,
  batting: Squad,
  fielding: Squad,
  random: Random,
  extra: { readonly hurt: number; readonly penaltyRuns: number },
): Delivery {
  const dismissals: Dismissal[] = [];
  if (ball.out >= 0) dismissals.push(writeDismissal(ball, batting, fielding, random));
  if (extra.hurt >= 0)
    dismissals.push({ kind: 'retired hurt', player: nameAt(batting, extra.hurt), fielders: [] });
  const { outcome, extraRuns } = ball;
  return makeDelivery({
    batter: nameAt(batting, ball.batter),
    nonStriker: nameAt(batting, ball.nonStriker),
    bowler: bowlerName(fielding, ball.bowler),
    batterRuns: ball.batterRuns,
    dismissals,
    extras: {
      wides: outcome === WIDE ? extraRuns : 0,
      noBalls: outcome === NO_BALL ? extraRuns : 0,
      byes: outcome === BYE ? extraRuns : 0,
      legByes: outcome === LEG_BYE ? extraRuns : 0,
      penalty: extra.penaltyRuns,
    },
    ...(ball.wasFreeHit ? { isFreeHit: true } : {}),
  });
}
