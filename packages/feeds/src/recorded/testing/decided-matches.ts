import type { CricketMatch, WinningMargin } from '@maidan/sports';

export interface DecidedMatch {
  readonly match: CricketMatch;
  readonly winner: string;
  readonly margin: WinningMargin;
}

/** Matches won by runs or wickets, without a revised target or reduced overs. */
export function decidedOf(matches: readonly CricketMatch[]): readonly DecidedMatch[] {
  return matches.flatMap((match) => {
    const { outcome, scheduledOvers } = match;
    const isRevised = match.innings.some(
      ({ target }) => target !== undefined && scheduledOvers !== undefined && target.overs !== scheduledOvers,
    );
    if (isRevised || outcome?.kind !== 'won') return [];
    const { team: winner, margin, method } = outcome;
    return margin === undefined || method !== undefined ? [] : [{ match, winner, margin }];
  });
}

export const loserOf = ({ match, winner }: DecidedMatch): string =>
  match.teams.find((each) => each !== winner) ?? '';

/** The match with more runs off the last ball the team faced. */
export function withMoreRuns(match: CricketMatch, team: string, runs: number): CricketMatch {
  const index = match.innings.findLastIndex(
    (each) => each.team === team && !each.isSuperOver && each.overs.length > 0,
  );
  const innings = match.innings[index];
  const over = innings?.overs.at(-1);
  const ball = over?.deliveries.at(-1);
  if (innings === undefined || over === undefined || ball === undefined)
    throw new Error('no ball was bowled');
  const delivery = { ...ball, batterRuns: ball.batterRuns + runs };
  const overs = innings.overs.with(-1, { ...over, deliveries: over.deliveries.with(-1, delivery) });
  return { ...match, innings: match.innings.with(index, { ...innings, overs }) };
}
