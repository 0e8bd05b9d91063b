/** Goals as two Poisson processes whose rates depend on the sides, the minute and men sent off. */
export const MATCH_MINUTES = 90;
export const EXTRA_MINUTES = 30;

const GOALS_PER_MATCH = 1.35;
const HOME_SHARE = 1.12;
const RATING_SHARE = 0.16;
const RED_CARD_SHARE = 0.7;
const RED_CARD_GAIN = 1.15;

export interface FootballRates {
  /** Goals a side may expect in ninety minutes at full strength. */
  readonly home: number;
  readonly away: number;
}

export function ratesOf(homeRating: number, awayRating: number): FootballRates {
  const lead = (homeRating - awayRating) * RATING_SHARE;
  return {
    home: GOALS_PER_MATCH * HOME_SHARE * Math.exp(lead),
    away: (GOALS_PER_MATCH / HOME_SHARE) * Math.exp(-lead),
  };
}

/** Play opens up as it wears on: the last minute has half as many goals again as the first, ninety average to one. */
function weightOf(minute: number): number {
  return 0.8 + (0.4 * (minute + 0.5)) / MATCH_MINUTES;
}

/** Chance of a goal in one minute for a side at rate `rate`, its and the other's men sent off allowed for. */
export function goalChance(rate: number, minute: number, ownReds: number, otherReds: number): number {
  const within = Math.min(minute, MATCH_MINUTES - 1);
  return (rate / MATCH_MINUTES) * weightOf(within) * RED_CARD_SHARE ** ownReds * RED_CARD_GAIN ** otherReds;
}

/** Goals still to be expected from the start of `minute` to the end of ninety, men as they are now. */
export function goalsLeft(rate: number, minute: number, ownReds: number, otherReds: number): number {
  let goals = 0;
  for (let each = minute; each < MATCH_MINUTES; each++) goals += goalChance(rate, each, ownReds, otherReds);
  return goals;
}

const GOALS_MAX = 14;

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= GOALS_MAX; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

export interface FootballChances {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** Ninety minutes' result from the present lead and the goals each side may still expect. */
export function footballChances(lead: number, homeLeft: number, awayLeft: number): FootballChances {
  const homeGoals = poisson(homeLeft);
  const awayGoals = poisson(awayLeft);
  let [home, draw, away] = [0, 0, 0];
  for (const [scored, homeChance] of homeGoals.entries())
    for (const [conceded, awayChance] of awayGoals.entries()) {
      const margin = lead + scored - conceded;
      const chance = homeChance * awayChance;
      if (margin > 0) home += chance;
      else if (margin < 0) away += chance;
      else draw += chance;
    }
  const total = home + draw + away;
  return { home: home / total, draw: draw / total, away: away / total };
}
