import type { LoggedBall } from '../../../score/ball-log.ts';
import { type CricketMatch, isBowlersWicket } from '../../../score/cricket-match.ts';
import { countWickets, isFour, isSix } from '../../../score/delivery.ts';
import { isMaiden, type OverScore } from '../../../score/innings-score.ts';
import { type InningsView, viewMatch } from '../../innings-view.ts';
import type { BallReference, MatchEvent, SessionVerdict } from '../../session.ts';
import { isOverComplete } from '../../validity.ts';
import { refer, settledAt, UNDECIDED, voided } from '../../verdict.ts';
import { neverBegun, ruleOfPlayed, voidUnlessPlayed } from './match-played.ts';

/** The balls that made it happen, or undefined if it did not. */
type Finder = (view: InningsView) => readonly BallReference[] | undefined;

function overWhere(test: (over: OverScore) => boolean): Finder {
  return (view) => {
    const over = view.overs.find(test);
    return over === undefined ? undefined : refer(view.index, ...over.balls);
  };
}

function haulOf(wickets: number): Finder {
  return (view) => {
    const bowler = [...view.bowlers.values()].find((figures) => figures.wickets >= wickets);
    return bowler === undefined ? undefined : refer(view.index, bowler.balls.at(-1));
  };
}

const takesWicket = (ball: LoggedBall): boolean =>
  ball.delivery.dismissals.some((dismissal) => isBowlersWicket(dismissal.kind));

/** Three wickets with three successive balls of one bowler, across overs too. */
function findHatTrick(view: InningsView): readonly BallReference[] | undefined {
  for (const { balls } of view.bowlers.values()) {
    for (let index = 2; index < balls.length; index += 1) {
      const three = balls.slice(index - 2, index + 1);
      if (three.every(takesWicket)) return refer(view.index, ...three);
    }
  }
  return undefined;
}

type AnyTime = Exclude<MatchEvent, 'tied' | `first-${string}`>;

const FINDERS: { readonly [event in AnyTime]: { readonly find: Finder; readonly what: string } } = {
  'six-fours-over': { find: overWhere(({ fours }) => fours >= 6), what: 'six fours in an over' },
  'six-sixes-over': { find: overWhere(({ sixes }) => sixes >= 6), what: 'six sixes in an over' },
  maiden: { find: overWhere(isMaiden), what: 'a maiden over' },
  'hat-trick': { find: findHatTrick, what: 'a hat-trick' },
  'five-wickets': { find: haulOf(5), what: 'a haul of 5 wickets' },
  'six-wickets': { find: haulOf(6), what: 'a haul of 6 wickets' },
  'seven-wickets': { find: haulOf(7), what: 'a haul of 7 wickets' },
};

export function judgeMatchEvent(match: CricketMatch, event: MatchEvent): SessionVerdict {
  const views = viewMatch(match);
  switch (event) {
    case 'tied':
      return judgeTied(match);
    case 'first-ball-four':
      return judgeFirstBall(match, views[0], 'a four', ({ delivery }) => isFour(delivery));
    case 'first-ball-six':
      return judgeFirstBall(match, views[0], 'a six', ({ delivery }) => isSix(delivery));
    case 'first-ball-wicket':
      return judgeFirstBall(match, views[0], 'a wicket', ({ delivery }) => countWickets(delivery) > 0);
    case 'first-over-six':
      return judgeFirstOver(match, views[0], 'a six', ({ delivery }) => isSix(delivery));
    case 'first-over-no-ball':
      return judgeFirstOver(match, views[0], 'a no-ball', ({ delivery }) => delivery.extras.noBalls > 0);
    default:
      return judgeAnyTime(match, views, event);
  }
}

function judgeAnyTime(match: CricketMatch, views: readonly InningsView[], event: AnyTime): SessionVerdict {
  const played = voidUnlessPlayed(match, views);
  if (played !== undefined) return played;
  const { find, what } = FINDERS[event];
  const found = views.map(find).find((balls) => balls !== undefined);
  const rule = ruleOfPlayed(match, views);
  if (found === undefined) return settledAt(0, rule, `The match had no ${what.replace(/^an? /, '')}.`);
  return settledAt(1, rule, `The match had ${what}.`, found);
}

function judgeTied(match: CricketMatch): SessionVerdict {
  const { outcome } = match;
  if (outcome === undefined) return UNDECIDED;
  if (outcome.kind === 'no result')
    return voided('abandoned-or-reduced', 'The match had no result, so the session is void.');
  const isTied = outcome.kind === 'tied';
  return settledAt(
    isTied ? 1 : 0,
    'match-events',
    isTied ? 'The match was tied.' : 'The match was not tied.',
  );
}

function judgeFirstBall(
  match: CricketMatch,
  view: InningsView | undefined,
  what: string,
  test: (ball: LoggedBall) => boolean,
): SessionVerdict {
  const ball = view?.balls[0];
  if (view === undefined || ball === undefined) return neverBegun(match);
  const happened = test(ball);
  const reason = happened ? `The first ball was ${what}.` : `The first ball was not ${what}.`;
  return settledAt(happened ? 1 : 0, 'ball-completed', reason, refer(view.index, ball));
}

function judgeFirstOver(
  match: CricketMatch,
  view: InningsView | undefined,
  what: string,
  test: (ball: LoggedBall) => boolean,
): SessionVerdict {
  const over = view?.overs[0];
  if (view === undefined || over === undefined) return neverBegun(match);
  const found = over.balls.find(test);
  if (found !== undefined)
    return settledAt(1, 'match-events', `The first over had ${what}.`, refer(view.index, found));
  if (isOverComplete(view, 1)) return settledAt(0, 'match-events', `The first over did not have ${what}.`);
  if (view.standing === 'in-play') return UNDECIDED;
  return voided('over-session-complete', 'The first over was not fully bowled, so the session is void.');
}
