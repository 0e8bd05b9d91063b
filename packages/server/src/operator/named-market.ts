import { type MarketDefinition, type MarketOutcome, shapeOf } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { readMarketNames } from './store.ts';

/** A market with the names that people know. */
export interface NamedMarket {
  /** Includes the match, if the market has one. */
  readonly title: string;
  readonly definition: MarketDefinition;
  /** Names of its runners, as far as they are known. */
  readonly names: ReadonlyMap<string, string>;
}

export async function findNamedMarket(db: Queries, marketId: string): Promise<NamedMarket | undefined> {
  const row = await readMarketNames(db, marketId);
  if (row === undefined) return undefined;
  const { definition, name, match_name, runner_names } = row;
  const title = match_name === null ? name : `${name}, ${match_name}`;
  return { title, definition, names: new Map(Object.entries(runner_names)) };
}

export const sayOutcome = (
  outcome: MarketOutcome,
  { definition, names }: Pick<NamedMarket, 'definition' | 'names'>,
): string => shapeOf(definition).sayOutcome(definition, outcome, names);
