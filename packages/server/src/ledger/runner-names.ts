import type { MarketDefinition } from '@maidan/betting';

export interface MarketToName {
  readonly kind: string;
  readonly definition: MarketDefinition;
  /** Null where the market is of no match. */
  readonly teams: readonly string[] | null;
}

/**
 * What the runners of a market are called, by id. Of a market on the winner sides stand in the order of the match's
 * teams, the draw last. `told` are the names that bets carry: where one says otherwise the market asks something else,
 * such as whether both teams score, and only what is told is known.
 */
export function runnerNames(
  { kind, definition, teams }: MarketToName,
  told: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (definition.shape !== 'winner') return told;
  const sides = teams?.length === 2 ? [...teams, 'The Draw'] : [];
  const names = kind === 'tied-match' ? ['Yes', 'No'] : sides;
  const byPlace = new Map(
    definition.runners.flatMap((runner, place): [string, string][] => {
      const name = names[place];
      return name === undefined ? [] : [[runner, name]];
    }),
  );
  return [...told].every(([runner, name]) => byPlace.get(runner) === name) ? byPlace : told;
}
