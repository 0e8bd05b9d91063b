/** Goals as two Poisson processes whose rates depend on the sides, the minute and men sent off. */
export const matchMinutes = 90;
export const extraMinutes = 30;

const goalsPerMatch = 1.35;
const homeShare = 1.12;
const ratingShare = 0.16;
const redCardShare = 0.7;
const redCardGain = 1.15;

export interface FootballRates {
  /** Goals a side may expect in ninety minutes at full strength. */
  readonly home: number;
  readonly away: number;
}

export function ratesOf(homeRating: number, awayRating: number): FootballRates {
  const lead = (homeRating - awayRating) * ratingShare;
  return {
    home: goalsPerMatch * homeShare * Math.exp(lead),
    away: (goalsPerMatch / homeShare) * Math.exp(-lead),
  };
}

/** Goals become likelier: the last minute has half as many again as the first, and the average over ninety is 1. */
function weightOf(minute: number): number {
  return 0.8 + (0.4 * (minute + 0.5)) / matchMinutes;
}

/** Chance of a goal in one minute for a side at rate `rate`, given the players of both sides sent off. */
export function goalChance(rate: number, minute: number, ownReds: number, otherReds: number): number {
  const within = Math.min(minute, matchMinutes - 1);
  return (rate / matchMinutes) * weightOf(within) * redCardShare ** ownReds * redCardGain ** otherReds;
}

/** Goals expected from the start of `minute` to the end of ninety, with the present number of players. */
export function goalsLeft(rate: number, minute: number, ownReds: number, otherReds: number): number {
  let goals = 0;
  for (let each = minute; each < matchMinutes; each++) goals += goalChance(rate, each, ownReds, otherReds);
  return goals;
}

const goalsMax = 14;

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= goalsMax; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

export interface FootballChances {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** Chances of the result after ninety minutes from the present lead and the goals each side may still expect. */
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
