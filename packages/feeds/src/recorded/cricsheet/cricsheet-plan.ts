import { type CricketMatch, contextOfMatch } from '@maidan/sports';
import { ballsInOver, formats, type SeasonFormat } from '../../cricket/figures/format.ts';
import { strengthsOf } from '../../cricket/figures/game.ts';
import { type CricketPlan, type Squad, usualBatterTiers, usualBowlerTiers } from '../../cricket/plan.ts';

/** A limited match of at most this many overs is played as a T20. */
const t20OversMax = 25;

export function seasonFormatOf({ format, scheduledOvers }: CricketMatch): SeasonFormat {
  if (format !== 'other') return format;
  if (scheduledOvers === undefined) return 'Test';
  return scheduledOvers <= t20OversMax ? 'T20' : 'ODI';
}

/**
 * The winner of a limited match is priced by the balls left, however many an over has (The Hundred: five). Sessions are
 * priced over by over and are offered only where overs have six.
 */
export function hasUsualOvers({ ballsPerOver }: CricketMatch): boolean {
  return ballsPerOver === ballsInOver;
}

/** Why the season's model cannot price this match; undefined when it can. */
export function whyNotPriced(match: CricketMatch): string | undefined {
  if (!hasUsualOvers(match) && seasonFormatOf(match) === 'Test')
    return `its overs have ${match.ballsPerOver} balls, and the season's model prices days of overs of ${ballsInOver}`;
  if (match.outcome === undefined) return 'it has no outcome, so bets on it could never be settled';
  const innings = match.innings.filter(({ isSuperOver }) => !isSuperOver).length;
  const most = formats[seasonFormatOf(match)].inningsMax;
  return innings > most ? `it has ${innings} innings, and the season's model prices ${most}` : undefined;
}

/** Short names as boards use them, unless both sides would have the same. */
export function shortNamesOf(match: CricketMatch): Readonly<Record<string, string>> {
  const { teams } = contextOfMatch(match);
  return Object.fromEntries(teams.map(({ name, shortNames: [short = name] }) => [name, short]));
}

/** The recording does not say how strong the sides were, so the model takes them as even. */
export function planOfMatch(match: CricketMatch, matchId: string): CricketPlan {
  const shortNames = shortNamesOf(match);
  const squad = (name: string): Squad => ({
    team: { name, short: shortNames[name] ?? name, rating: 0 },
    players: match.players[name] ?? [],
    batterTiers: Uint8Array.from(usualBatterTiers),
    bowlerTiers: Uint8Array.from(usualBowlerTiers),
  });
  const [one, other] = match.teams.map(squad);
  if (one === undefined || other === undefined) throw new Error('a match has two sides');
  const format = seasonFormatOf(match);
  return {
    matchId,
    format,
    squads: [one, other],
    strengths: strengthsOf(format, [0, 0], [one, other]),
    startDate: match.startDate,
    weather: { kind: 'fine' },
  };
}
