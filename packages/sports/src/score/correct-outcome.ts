import { counted } from '../wording.ts';
import type { CricketMatch, CricketOutcome, Innings, WinningMargin } from './cricket-match.ts';
import { ballsIn, type InningsScore, isAllOut, oversAllowed, scoreInnings } from './innings-score.ts';

/**
 * The corrected match, with the target and outcome that its balls now give. Where the balls no longer decide it (play would
 * have gone on, or the target was revised by a method) it keeps the outcome as played.
 */
export interface CorrectedOutcome {
  readonly match: CricketMatch;
  readonly isKnown: boolean;
}

export function correctOutcome(played: CricketMatch, corrected: CricketMatch): CorrectedOutcome {
  const { outcome } = played;
  const asPlayed = { match: corrected, isKnown: true };
  // An awarded match and one without a result were not decided by runs.
  if (outcome === undefined || outcome.kind === 'no result' || isAwarded(outcome)) return asPlayed;
  if (corrected.innings.every((innings, index) => isScoredAlike(played, corrected, innings, index)))
    return asPlayed;
  const match = withTarget(played, corrected);
  const decided =
    match === undefined || !areEndedAsPlayed(played, match)
      ? undefined
      : match.scheduledOvers === undefined
        ? decideUnlimited(match, outcome)
        : decideLimited(played, match, outcome);
  if (match === undefined || decided === undefined) return { match: corrected, isKnown: false };
  const { method } = outcome;
  return {
    match: { ...match, outcome: method === undefined ? decided : { ...decided, method } },
    isKnown: true,
  };
}

const isAwarded = (outcome: CricketOutcome): boolean =>
  outcome.kind === 'won' && outcome.margin === undefined;

const score = (match: CricketMatch, innings: Innings): InningsScore =>
  scoreInnings(innings, match.ballsPerOver, true);

const isRegular = ({ isSuperOver }: Innings): boolean => !isSuperOver;

function isScoredAlike(played: CricketMatch, corrected: CricketMatch, innings: Innings, index: number) {
  const before = played.innings[index];
  if (before === undefined) return false;
  const [one, other] = [score(played, before), score(corrected, innings)];
  return one.runs === other.runs && one.wickets === other.wickets && one.legalBalls === other.legalBalls;
}

/** The runs to win follow the first innings; undefined where they were revised by a method we do not compute. */
function withTarget(played: CricketMatch, corrected: CricketMatch): CricketMatch | undefined {
  const [first] = played.innings;
  const [now] = corrected.innings;
  const chaseAt = played.innings.findIndex(({ target, isSuperOver }) => target !== undefined && !isSuperOver);
  const chase = corrected.innings[chaseAt];
  if (first === undefined || now === undefined || chase?.target === undefined) return corrected;
  if (corrected.scheduledOvers === undefined) return corrected;
  const [was, becomes] = [score(played, first).runs, score(corrected, now).runs];
  if (was === becomes) return corrected;
  if (chase.target.runs !== was + 1) return undefined;
  const target = { ...chase.target, runs: becomes + 1 };
  return { ...corrected, innings: corrected.innings.with(chaseAt, { ...chase, target }) };
}

/** No batter or no ball was left. */
function isComplete(match: CricketMatch, innings: Innings): boolean {
  if (innings.isDeclared || innings.isForfeited || isAllOut(innings, match)) return true;
  const overs = oversAllowed(match, innings);
  return overs !== undefined && score(match, innings).legalBalls >= ballsIn(overs, match.ballsPerOver);
}

/** An earlier innings that was complete and is not any more would have gone on. */
function areEndedAsPlayed(played: CricketMatch, match: CricketMatch): boolean {
  const lastAt = match.innings.findLastIndex(isRegular);
  return match.innings.every((innings, index) => {
    const before = played.innings[index];
    if (index >= lastAt || before === undefined) return true;
    return isComplete(match, innings) || !isComplete(played, before);
  });
}

function decideLimited(
  played: CricketMatch,
  match: CricketMatch,
  outcome: CricketOutcome,
): CricketOutcome | undefined {
  const [first, chase, more] = match.innings.filter(isRegular);
  const [, before] = played.innings.filter(isRegular);
  if (first === undefined || chase === undefined || before === undefined || more !== undefined)
    return undefined;
  const target = chase.target?.runs ?? score(match, first).runs + 1;
  const { runs, wickets } = score(match, chase);
  if (runs >= target) return wonBy(chase.team, { wickets: 10 - wickets });
  const wasReached = score(played, before).runs >= (before.target?.runs ?? Number.POSITIVE_INFINITY);
  const wasAheadOfPar = outcome.kind === 'won' && outcome.team === chase.team && !wasReached;
  const isOver = isComplete(match, chase) || (!wasReached && !isComplete(played, before));
  if (!isOver || wasAheadOfPar) return undefined;
  if (runs === target - 1) return decideTie(played, match, outcome);
  return wonBy(first.team, { runs: target - 1 - runs });
}

/** A match without limited overs: the side that bats last wins by passing the other, or loses when nobody is left to bat. */
function decideUnlimited(match: CricketMatch, outcome: CricketOutcome): CricketOutcome | undefined {
  const innings = match.innings.filter(isRegular);
  const last = innings.at(-1);
  if (last === undefined) return undefined;
  const other = match.teams[0] === last.team ? match.teams[1] : match.teams[0];
  const total = (team: string) =>
    innings.filter((each) => each.team === team).reduce((sum, each) => sum + score(match, each).runs, 0);
  const lead = total(last.team) - total(other);
  const isLastChance = innings.length === 4;
  if (isLastChance && lead > 0) return wonBy(last.team, { wickets: 10 - score(match, last).wickets });
  const isSecondTurn = innings.filter(({ team }) => team === last.team).length === 2;
  if (isAllOut(last, match) && isSecondTurn) {
    if (lead < 0) return wonBy(other, isLastChance ? { runs: -lead } : { innings: 1, runs: -lead });
    if (isLastChance) return { kind: 'tied' };
  }
  return outcome.kind === 'drawn' ? { kind: 'drawn' } : undefined;
}

/** The last pair of super overs decides, if there were any. */
function decideTie(
  played: CricketMatch,
  match: CricketMatch,
  outcome: CricketOutcome,
): CricketOutcome | undefined {
  const [one, other] = match.innings.filter(({ isSuperOver }) => isSuperOver).slice(-2);
  if (one === undefined || other === undefined) return outcome.kind === 'tied' ? outcome : { kind: 'tied' };
  const lead = score(match, one).runs - score(match, other).runs;
  if (lead !== 0) return { kind: 'tied', superOverWinner: lead > 0 ? one.team : other.team };
  const isAsPlayed = match.innings.every((innings, index) =>
    isRegular(innings) ? true : isScoredAlike(played, match, innings, index),
  );
  return isAsPlayed && outcome.kind === 'tied' ? outcome : undefined;
}

const wonBy = (team: string, margin: WinningMargin): CricketOutcome => ({
  kind: 'won',
  team,
  by: formatMargin(margin),
  margin,
});

/** As shown: "23 runs", "1 wicket", "an innings and 239 runs". */
export function formatMargin({ runs = 0, wickets, innings }: WinningMargin): string {
  if (innings !== undefined) return `an innings and ${counted(runs, 'run')}`;
  return wickets === undefined ? counted(runs, 'run') : counted(wickets, 'wicket');
}
