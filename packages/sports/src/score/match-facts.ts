import { logBalls } from './ball-log.ts';
import type { CricketMatch, CricketOutcome, Extras, Innings } from './cricket-match.ts';
import { isDotBall, NO_EXTRAS } from './delivery.ts';
import { listWicketFalls, scoreInnings, scoreOvers } from './innings-score.ts';
import { listPartnerships } from './partnerships.ts';
import { listBatters, listBowlers } from './player-figures.ts';

/** Every figure of a match in one plain object, keys as scorers' files spell them. */
export interface MatchFacts {
  readonly match_type: string;
  readonly outcome: Readonly<Record<string, unknown>>;
  readonly scheduled_overs: number | null;
  readonly balls_per_over: number;
  readonly match_overs: number;
  readonly innings: readonly InningsFacts[];
}

export type InningsFacts = ReturnType<typeof inningsFacts>;

export function matchFacts(match: CricketMatch): MatchFacts {
  return {
    match_type: match.format,
    outcome: outcomeFacts(match.outcome),
    scheduled_overs: match.scheduledOvers ?? null,
    balls_per_over: match.ballsPerOver,
    match_overs: matchOvers(match),
    innings: match.innings.map((innings) => inningsFacts(innings, match.ballsPerOver)),
  };
}

/** Super overs are not overs of the match; to hundredths. */
function matchOvers(match: CricketMatch): number {
  const balls = match.innings
    .filter((innings) => !innings.isSuperOver)
    .reduce((sum, innings) => sum + scoreInnings(innings, match.ballsPerOver, true).legalBalls, 0);
  return Math.round((balls / match.ballsPerOver) * 100) / 100;
}

function outcomeFacts(outcome: CricketOutcome | undefined): Readonly<Record<string, unknown>> {
  if (outcome === undefined) return {};
  const method = outcome.method === undefined ? {} : { method: outcome.method };
  switch (outcome.kind) {
    case 'won':
      return {
        winner: outcome.team,
        ...(outcome.margin === undefined ? {} : { by: outcome.margin }),
        ...method,
      };
    case 'tied':
      return {
        result: 'tie',
        ...(outcome.superOverWinner === undefined ? {} : { eliminator: outcome.superOverWinner }),
        ...(outcome.bowlOutWinner === undefined ? {} : { bowl_out: outcome.bowlOutWinner }),
        ...method,
      };
    case 'drawn':
      return { result: 'draw', ...method };
    case 'no result':
      return { result: 'no result', ...method };
  }
}

function inningsFacts(innings: Innings, ballsPerOver: number) {
  const score = scoreInnings(innings, ballsPerOver, true);
  const overs = scoreOvers(innings, ballsPerOver, true);
  return {
    team: innings.team,
    super_over: innings.isSuperOver,
    declared: innings.isDeclared,
    penalty_pre: innings.penaltyRunsBefore,
    penalty_post: innings.penaltyRunsAfter,
    total: score.runs,
    wickets: score.wickets,
    legal_balls: score.legalBalls,
    // By legal balls alone: unlike the scoreboard's, this figure changes with an over that the umpire miscounted.
    overs_text: `${Math.floor(score.legalBalls / ballsPerOver)}.${score.legalBalls % ballsPerOver}`,
    all_out: score.wickets >= 10,
    target: innings.target ?? null,
    absent_hurt: innings.absentHurt.length === 0 ? null : innings.absentHurt,
    cumulative_after_over: overs.map((over) => over.score),
    overs: overs.map((over) => ({
      over: over.number + 1,
      runs: over.runs,
      legal: over.legalBalls,
      bowler_conceded: Object.fromEntries(over.conceded),
      wickets: over.wickets,
      fours: over.fours,
      sixes: over.sixes,
    })),
    fall_of_wickets: listWicketFalls(innings, ballsPerOver, true).map(
      ({ wicket, score: runs, ball, player, kind }) => [
        wicket,
        runs,
        `${ball.over}.${ball.ballInOver}`,
        player,
        kind,
      ],
    ),
    partnerships: partnershipFacts(innings, ballsPerOver),
    batting: battingFacts(innings, ballsPerOver),
    bowling: bowlingFacts(innings, ballsPerOver),
    extras: extrasFacts(innings),
    dot_balls: dotBallFacts(innings, ballsPerOver),
  };
}

/** One more than the wickets: the last is that of the two left at the crease, 0 where no ball was bowled to them. */
function partnershipFacts(innings: Innings, ballsPerOver: number): readonly (readonly [number, number])[] {
  const partnerships = listPartnerships(innings, ballsPerOver, true);
  const facts = partnerships.map(({ wicket, runs }) => [wicket, runs] as const);
  return partnerships.at(-1)?.isBroken === false ? facts : [...facts, [facts.length + 1, 0]];
}

function battingFacts(innings: Innings, ballsPerOver: number) {
  return Object.fromEntries(
    [...listBatters(innings, ballsPerOver, true)].map(([player, { runs, balls, fours, sixes, how }]) => [
      player,
      { runs, balls, fours, sixes, how: how ?? null },
    ]),
  );
}

function bowlingFacts(innings: Innings, ballsPerOver: number) {
  return Object.fromEntries(
    [...listBowlers(innings, ballsPerOver, true)].map(([player, { legalBalls, conceded, wickets }]) => [
      player,
      { balls: legalBalls, conceded, wickets },
    ]),
  );
}

function extrasFacts(innings: Innings): Readonly<Record<string, number>> {
  const { byes, legByes, noBalls, penalty, wides } = totalExtras(innings);
  return leaveOutZeros({ byes, legbyes: legByes, noballs: noBalls, penalty, wides });
}

export function totalExtras(innings: Innings): Extras {
  return innings.overs
    .flatMap((over) => over.deliveries)
    .reduce<Extras>(
      (sum, { extras }) => ({
        wides: sum.wides + extras.wides,
        noBalls: sum.noBalls + extras.noBalls,
        byes: sum.byes + extras.byes,
        legByes: sum.legByes + extras.legByes,
        penalty: sum.penalty + extras.penalty,
      }),
      NO_EXTRAS,
    );
}

function dotBallFacts(innings: Innings, ballsPerOver: number): Readonly<Record<string, number>> {
  // A scorer's file lists a retirement with the wickets of its ball, which then is not a dot ball; for a session it is one.
  const dots = logBalls(innings, ballsPerOver, true).filter(
    (ball) => isDotBall(ball) && ball.delivery.dismissals.length === 0,
  );
  return leaveOutZeros({
    all: dots.length,
    first6: dots.filter((ball) => ball.over < 6).length,
    first20: dots.filter((ball) => ball.over < 20).length,
  });
}

function leaveOutZeros(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
