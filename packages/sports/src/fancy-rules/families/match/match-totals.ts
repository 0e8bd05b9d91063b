import type { LoggedBall } from '../../../score/ball-log.ts';
import {
  type CricketMatch,
  type DismissalTotal,
  dismissalTotal,
  isWicket,
} from '../../../score/cricket-match.ts';
import { isBoundary, isDotBall, isFour, isSix } from '../../../score/delivery.ts';
import { isMaiden } from '../../../score/innings-score.ts';
import type { BatterFigures } from '../../../score/player-figures.ts';
import { type InningsView, penaltyRunsCount, viewMatch } from '../../innings-view.ts';
import type { BallReference, MatchTotal, SessionVerdict } from '../../session.ts';
import { refer, settledAt } from '../../verdict.ts';
import { ruleOfPlayed, voidUnlessPlayed } from './match-played.ts';

interface Count {
  readonly run: number;
  readonly balls: readonly BallReference[];
}

type Counter = (view: InningsView) => Count;

const only = (run: number): Count => ({ run, balls: [] });

function ballsWhere(test: (ball: LoggedBall) => boolean): Counter {
  return (view) => {
    const balls = view.balls.filter(test);
    return { run: balls.length, balls: refer(view.index, ...balls) };
  };
}

function dismissalsBy(total: DismissalTotal): Counter {
  return (view) => {
    const falls = view.falls.filter((fall) => dismissalTotal(fall.kind) === total);
    return { run: falls.length, balls: refer(view.index, ...falls.map((fall) => fall.ball)) };
  };
}

function battersWhere(test: (batter: BatterFigures) => boolean): Counter {
  return (view) => only([...view.batters.values()].filter(test).length);
}

function extrasOf(runs: (ball: LoggedBall) => number): Counter {
  return (view) => {
    const balls = view.balls.filter((ball) => runs(ball) > 0);
    return { run: balls.reduce((sum, ball) => sum + runs(ball), 0), balls: refer(view.index, ...balls) };
  };
}

function countMaidens(view: InningsView): Count {
  const maidens = view.overs.filter(isMaiden);
  return { run: maidens.length, balls: refer(view.index, ...maidens.map((over) => over.balls.at(-1))) };
}

function countExtras(view: InningsView): Count {
  const counts = penaltyRunsCount(view.match);
  const awarded = counts ? view.innings.penaltyRunsBefore + view.innings.penaltyRunsAfter : 0;
  return only(view.balls.reduce((sum, ball) => sum + ball.runs - ball.delivery.batterRuns, awarded));
}

const isDuck = ({ runs, how }: BatterFigures): boolean => runs === 0 && how !== undefined && isWicket(how);

const COUNTERS: { readonly [total in MatchTotal]: { readonly count: Counter; readonly what: string } } = {
  runs: { count: (view) => only(view.score.runs), what: 'runs' },
  fours: { count: ballsWhere((ball) => isFour(ball.delivery)), what: 'fours' },
  sixes: { count: ballsWhere((ball) => isSix(ball.delivery)), what: 'sixes' },
  boundaries: { count: ballsWhere((ball) => isBoundary(ball.delivery)), what: 'boundaries' },
  wides: { count: extrasOf((ball) => ball.delivery.extras.wides), what: 'wide runs' },
  'no-balls': { count: extrasOf((ball) => ball.delivery.extras.noBalls), what: 'no-ball runs' },
  extras: { count: countExtras, what: 'extras' },
  wickets: {
    count: (view) => ({
      run: view.falls.length,
      balls: refer(view.index, ...view.falls.map((fall) => fall.ball)),
    }),
    what: 'wickets',
  },
  lbw: { count: dismissalsBy('lbw'), what: 'lbw dismissals' },
  bowled: { count: dismissalsBy('bowled'), what: 'bowled dismissals' },
  caught: { count: dismissalsBy('caught'), what: 'catches' },
  'run-outs': { count: dismissalsBy('run-outs'), what: 'run outs' },
  stumpings: { count: dismissalsBy('stumpings'), what: 'stumpings' },
  ducks: { count: battersWhere(isDuck), what: 'ducks' },
  thirties: { count: battersWhere(({ runs }) => runs >= 30 && runs < 50), what: 'scores of 30 to 49' },
  fifties: { count: battersWhere(({ runs }) => runs >= 50 && runs < 100), what: 'fifties' },
  hundreds: { count: battersWhere(({ runs }) => runs >= 100), what: 'hundreds' },
  'single-digit-scorers': { count: battersWhere(({ runs }) => runs < 10), what: 'single digit scorers' },
  'double-digit-scorers': {
    count: battersWhere(({ runs }) => runs >= 10 && runs < 100),
    what: 'double digit scorers',
  },
  'wicket-takers': {
    count: (view) => only([...view.bowlers.values()].filter(({ wickets }) => wickets > 0).length),
    what: 'wicket takers',
  },
  'dot-balls': { count: ballsWhere(isDotBall), what: 'dot balls' },
  maidens: { count: countMaidens, what: 'maiden overs' },
  'four-hitters': { count: battersWhere(({ fours }) => fours > 0), what: 'batters who hit a four' },
  'six-hitters': { count: battersWhere(({ sixes }) => sixes > 0), what: 'batters who hit a six' },
};

/** The total of one innings, with the balls that make it up, if any. */
export function countTotal(view: InningsView, of: MatchTotal): Count & { readonly what: string } {
  const { count, what } = COUNTERS[of];
  return { ...count(view), what };
}

export function judgeMatchTotal(match: CricketMatch, of: MatchTotal): SessionVerdict {
  const views = viewMatch(match);
  const { count, what } = COUNTERS[of];
  const played = voidUnlessPlayed(match, views);
  if (played !== undefined) return played;
  const counts = views.map(count);
  const run = counts.reduce((sum, one) => sum + one.run, 0);
  return settledAt(
    run,
    ruleOfPlayed(match, views),
    `The match total of ${what} is ${run}.`,
    counts.flatMap((one) => one.balls),
  );
}
