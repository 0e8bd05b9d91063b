import type { CricketMatch } from '../../../score/cricket-match.ts';
import { ordinal } from '../../../wording.ts';
import { findInnings, type InningsView, otherTeam, viewMatch } from '../../innings-view.ts';
import type { BallReference, MatchMost, SessionVerdict } from '../../session.ts';
import { refer, settledAt, UNDECIDED, voided } from '../../verdict.ts';
import { judgeOnlyOverRuns } from '../only-over.ts';
import { neverBegun, ruleOfPlayed, voidUnlessPlayed } from './match-played.ts';

interface Candidate {
  readonly run: number;
  readonly who: string;
  readonly balls: readonly BallReference[];
}

type Lister = (view: InningsView) => readonly Candidate[];

const batters =
  (measure: (figures: { runs: number; balls: number; fours: number; sixes: number }) => number): Lister =>
  (view) =>
    [...view.batters.values()].map((figures) => ({
      run: measure(figures),
      who: figures.player,
      balls: refer(view.index, figures.struck.at(-1)),
    }));

const bowlers =
  (measure: (figures: { conceded: number; wickets: number; dotBalls: number }) => number): Lister =>
  (view) =>
    [...view.bowlers.values()].map((figures) => ({
      run: measure(figures),
      who: figures.player,
      balls: refer(view.index, figures.balls.at(-1)),
    }));

const partnerships =
  (measure: (partnership: { runs: number; legalBalls: number }) => number): Lister =>
  (view) =>
    view.partnerships.map((partnership) => ({
      run: measure(partnership),
      who: `the ${ordinal(partnership.wicket)} wicket partnership of ${view.innings.team}`,
      balls: refer(view.index, partnership.balls.at(-1)),
    }));

const listOvers: Lister = (view) =>
  view.overs.map((over) => ({
    run: over.runs,
    who: `over ${over.number + 1} of ${view.innings.team}`,
    balls: refer(view.index, ...over.balls),
  }));

const LISTERS: { readonly [most in MatchMost]: { readonly list: Lister; readonly what: string } } = {
  'over-runs': { list: listOvers, what: 'highest scoring over' },
  'pship-runs': { list: partnerships(({ runs }) => runs), what: 'highest partnership' },
  'pship-balls': { list: partnerships(({ legalBalls }) => legalBalls), what: 'longest partnership in balls' },
  'batter-runs': { list: batters(({ runs }) => runs), what: 'top score' },
  'batter-fours': { list: batters(({ fours }) => fours), what: 'most fours by a batter' },
  'batter-sixes': { list: batters(({ sixes }) => sixes), what: 'most sixes by a batter' },
  'batter-boundaries': {
    list: batters(({ fours, sixes }) => fours + sixes),
    what: 'most boundaries by a batter',
  },
  'batter-balls': { list: batters(({ balls }) => balls), what: 'most balls faced by a batter' },
  'bowler-wickets': { list: bowlers(({ wickets }) => wickets), what: 'most wickets by a bowler' },
  'bowler-runs': { list: bowlers(({ conceded }) => conceded), what: 'most runs given by a bowler' },
  'bowler-dot-balls': { list: bowlers(({ dotBalls }) => dotBalls), what: 'most dot balls by a bowler' },
};

export function judgeMatchMost(match: CricketMatch, of: MatchMost): SessionVerdict {
  const views = viewMatch(match);
  const { list, what } = LISTERS[of];
  const played = voidUnlessPlayed(match, views);
  if (played !== undefined) return played;
  const rule = ruleOfPlayed(match, views);
  const [first, ...rest] = views.flatMap(list);
  if (first === undefined) return settledAt(0, rule, `No ball was bowled, so the ${what} is 0.`);
  const best = rest.reduce((most, one) => (one.run > most.run ? one : most), first);
  return settledAt(best.run, rule, `The ${what} is ${best.run} (${best.who}).`, best.balls);
}

export function judgeMatchOverRuns(match: CricketMatch, over: number): SessionVerdict {
  const first = match.innings[0];
  const view = first === undefined ? undefined : findInnings(match, first.team);
  return view === undefined ? neverBegun(match) : judgeOnlyOverRuns(view, over);
}

export function judgeBothOverRuns(match: CricketMatch, over: number): SessionVerdict {
  const first = judgeMatchOverRuns(match, over);
  const opener = match.innings[0];
  if (first.kind !== 'run' || opener === undefined) return first;
  const reply = findInnings(match, otherTeam(match, opener.team));
  if (reply === undefined) {
    return match.outcome === undefined
      ? UNDECIDED
      : voided('did-not-bat', 'The second innings was never begun, so the session is void.');
  }
  const second = judgeOnlyOverRuns(reply, over);
  if (second.kind !== 'run') return second;
  const run = first.run + second.run;
  const reason = `The two ${ordinal(over)} overs brought ${first.run} and ${second.run}, together ${run}.`;
  return settledAt(run, 'over-runs-count-all', reason, [...first.balls, ...second.balls]);
}
