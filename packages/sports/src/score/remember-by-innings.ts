import type { Innings } from './cricket-match.ts';

/** An innings object never changes, so what is computed from it is cached. */
export function rememberByInnings<T>(
  workOut: (innings: Innings, ballsPerOver: number, countsPenaltyRuns: boolean) => T,
): (innings: Innings, ballsPerOver: number, countsPenaltyRuns: boolean) => T {
  const known = new WeakMap<Innings, Map<number, T>>();
  return (innings, ballsPerOver, countsPenaltyRuns) => {
    const variants = known.get(innings) ?? new Map<number, T>();
    const key = countsPenaltyRuns ? ballsPerOver : -ballsPerOver;
    const found = variants.get(key);
    if (found !== undefined) return found;
    const made = workOut(innings, ballsPerOver, countsPenaltyRuns);
    variants.set(key, made);
    known.set(innings, variants);
    return made;
  };
}
