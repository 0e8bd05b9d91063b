import type { Random } from '@maidan/betting';
import { pricesOf } from '../../cricket/cricket-board.ts';
import { keptDecisions, marketsOf, statusOf } from '../../cricket/cricket-markets.ts';
import { beforeToss, type CricketState, gameInPlay } from '../../cricket/cricket-state.ts';
import { ballsInOver } from '../../cricket/figures/format.ts';
import { bowlerAt, currentTally } from '../../cricket/figures/game.ts';
import { IN, type Tally } from '../../cricket/figures/tally.ts';
import { bowlerPlaces, type CricketPlan } from '../../cricket/plan.ts';
import { cricketPricer, type RolloutCounts } from '../../cricket/pricing/cricket-pricer.ts';
import { formatInnings, runRate, targetLine, writeOvers } from '../../cricket/score-lines.ts';
import type { CricketPlay } from '../../cricket/scorecard.ts';
import type { BatterLine, BowlerLine, CricketDetail, InningsLine, SportScore } from '../../score.ts';
import { stepCricket } from './step-cricket.ts';

export function cricketPlay(plan: CricketPlan, random: Random, counts: RolloutCounts): CricketPlay {
  let state = beforeToss(plan);
  const decisionsOf = keptDecisions();
  const pricer = cricketPricer(plan.matchId, counts);
  return {
    state: () => state,
    dueAt: () => (state.moment === 'over' ? undefined : state.dueAt),
    step() {
      state = stepCricket(state, random.child(`step ${state.steps}`));
    },
    status: () => statusOf(state),
    markets: () => marketsOf(state),
    decisions: () => decisionsOf(state),
    prices: (isTossOpen) => pricesOf(state, pricer, isTossOpen),
    score() {
      if (state.moment === 'over') return cricketScore(state, [0, 0]);
      const { first, second } = pricer.chances(state);
      return cricketScore(state, [Math.round(first * 100), Math.round(second * 100)]);
    },
  };
}

function inningsLine(state: CricketState, tally: Tally): InningsLine {
  const { team } = state.plan.squads[tally.side];
  return {
    team: team.name,
    short: team.short,
    runs: tally.runs,
    wickets: tally.wickets,
    overs: writeOvers(tally.balls),
    isDeclared: tally.isDeclared,
    worm: Array.from(tally.runsAfterOver.subarray(0, Math.floor(tally.balls / ballsInOver))),
  };
}

function batterLines(state: CricketState, tally: Tally): readonly BatterLine[] {
  return state.plan.squads[tally.side].players.flatMap((name, place) =>
    tally.standing[place] !== IN
      ? []
      : [
          {
            name,
            runs: tally.batterRuns[place] ?? 0,
            balls: tally.batterBalls[place] ?? 0,
            fours: tally.batterFours[place] ?? 0,
            sixes: tally.batterSixes[place] ?? 0,
            isOnStrike: tally.striker === place,
          },
        ],
  );
}

function bowlerLine(state: CricketState, tally: Tally, bowler: number): BowlerLine {
  const squad = state.plan.squads[tally.side === 0 ? 1 : 0];
  return {
    name: squad.players[bowlerPlaces[bowler] ?? 10] ?? '',
    overs: writeOvers(tally.bowlerBalls[bowler] ?? 0),
    runs: tally.bowlerRuns[bowler] ?? 0,
    wickets: tally.bowlerWickets[bowler] ?? 0,
  };
}

/** Balls of the over in progress, or of the one just ended until the next begins. */
function thisOver(state: CricketState): readonly string[] {
  const over = state.match.innings.at(-1)?.overs.at(-1);
  return over === undefined ? [] : state.recent.slice(-over.deliveries.length);
}

function beforeTossScore(state: CricketState, chances: readonly [number, number]): SportScore {
  const { plan, status } = state;
  const [one, two] = plan.squads;
  const detail: CricketDetail = {
    format: plan.format,
    status,
    isBallRunning: false,
    toss: '',
    innings: [],
    isSuperOver: false,
    batters: [],
    bowler: undefined,
    bowlers: [],
    lastBalls: [],
    thisOver: [],
    isFreeHit: false,
    runRate: 0,
    target: undefined,
    chances,
  };
  return { sport: 'cricket', headline: `${one.team.name} v ${two.team.name} - ${status.text}`, detail };
}

function cricketScore(state: CricketState, chances: readonly [number, number]): SportScore {
  const { game, match } = state;
  if (game === undefined) return beforeTossScore(state, chances);
  const playing = gameInPlay(state);
  const tally = currentTally(playing);
  const innings = game.innings.map((each) => inningsLine(state, each));
  const isOver = state.moment === 'over';
  const detail: CricketDetail = {
    format: state.plan.format,
    status: state.status,
    isBallRunning: state.moment === 'running',
    toss: match.toss === undefined ? '' : `${match.toss.winner} chose to ${match.toss.decision}`,
    innings:
      state.superOver === undefined
        ? innings
        : [...innings, ...state.superOver.innings.map((each) => inningsLine(state, each))],
    isSuperOver: state.superOver !== undefined,
    batters: isOver ? [] : batterLines(state, tally),
    bowler: isOver
      ? undefined
      : bowlerLine(state, tally, bowlerAt(Math.floor(tally.balls / ballsInOver), playing.spellOvers)),
    bowlers: bowlerPlaces
      .map((_, bowler) => bowlerLine(state, tally, bowler))
      .filter(({ overs }) => overs !== '0.0'),
    lastBalls: state.recent,
    thisOver: thisOver(state),
    isFreeHit: playing.isFreeHit,
    runRate: runRate(tally.runs, tally.balls),
    target: isOver ? undefined : targetLine(playing, tally),
    chances,
  };
  return { sport: 'cricket', headline: `${formatInnings(detail.innings)} - ${state.status.text}`, detail };
}
