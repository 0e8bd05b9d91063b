import { type CricketMatch, shortNameOf } from '@maidan/sports';
import { BALLS_PER_OVER, type SeasonFormat } from '../simulated/cricket/format.ts';
import type { CricketPlan } from '../simulated/cricket/plan.ts';
import type { Squad } from '../simulated/cricket/squad.ts';

const BATTER_TIERS = [1, 1, 0, 0, 1, 1, 2, 2, 3, 4, 4] as const;
const BOWLER_TIERS = [0, 1, 1, 1, 2] as const;
/** A limited match up to so many overs is played as a T20. */
const T20_OVERS_MAX = 25;

export function seasonFormatOf({ format, scheduledOvers }: CricketMatch): SeasonFormat {
  if (format !== 'other') return format;
  if (scheduledOvers === undefined) return 'Test';
  return scheduledOvers <= T20_OVERS_MAX ? 'T20' : 'ODI';
}

/**
 * The winner of a limited match is priced by the balls that are left, whatever an over has (The Hundred: five). Sessions
 * are priced over by over and are put up only where overs have six.
 */
export function hasUsualOvers({ ballsPerOver }: CricketMatch): boolean {
  return ballsPerOver === BALLS_PER_OVER;
}

/** Why the season's model cannot price this match; undefined when it can. */
export function whyNotPriced(match: CricketMatch): string | undefined {
  if (!hasUsualOvers(match) && seasonFormatOf(match) === 'Test')
    return `its overs have ${match.ballsPerOver} balls, and the season's model prices days of overs of ${BALLS_PER_OVER}`;
  if (match.outcome === undefined) return 'it has no outcome, so bets on it could never be settled';
  const innings = match.innings.filter(({ isSuperOver }) => !isSuperOver).length;
  const most = seasonFormatOf(match) === 'Test' ? 4 : 2;
  return innings > most ? `it has ${innings} innings, and the season's model prices ${most}` : undefined;
}

/** Short names boards give, unless both sides would have the same. */
export function shortNamesOf({ teams }: CricketMatch): Readonly<Record<string, string>> {
  const [one, other] = teams;
  const isClear = shortNameOf(one) !== shortNameOf(other);
  return Object.fromEntries(teams.map((team) => [team, isClear ? shortNameOf(team) : team]));
}

/** Nobody knows how strong the sides were, so the model holds them even. */
export function planOfMatch(match: CricketMatch, matchId: string): CricketPlan {
  const shortNames = shortNamesOf(match);
  const squad = (name: string): Squad => ({
    team: { name, short: shortNames[name] ?? name, rating: 0 },
    players: match.players[name] ?? [],
    batterTiers: Uint8Array.from(BATTER_TIERS),
    bowlerTiers: Uint8Array.from(BOWLER_TIERS),
  });
  const [one, other] = match.teams.map(squad);
  if (one === undefined || other === undefined) throw new Error('a match has two sides');
  const format = seasonFormatOf(match);
  return {
    matchId,
    format,
    squads: [one, other],
    strengths: {
      format,
      edges: [0, 0],
      batterTiers: [one.batterTiers, other.batterTiers],
      bowlerTiers: [one.bowlerTiers, other.bowlerTiers],
    },
    startDate: match.startDate,
    weather: { kind: 'fine' },
  };
}
