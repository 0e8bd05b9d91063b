import type { MarketDefinition, MarketOutcome } from '@maidan/betting';
import type { Queries } from '../db/db.ts';
import { readMarketNames } from './store.ts';

/** A market as people know it. */
export interface NamedMarket {
  /** With its match, where it is of one. */
  readonly title: string;
  readonly definition: MarketDefinition;
  /** Of its runners, as far as they are known. */
  readonly names: ReadonlyMap<string, string>;
}

export async function findNamedMarket(db: Queries, marketId: string): Promise<NamedMarket | undefined> {
  const row = await readMarketNames(db, marketId);
  if (row === undefined) return undefined;
  const { definition, name, match_name, runner_names } = row;
  const title = match_name === null ? name : `${name}, ${match_name}`;
  return { title, definition, names: new Map(Object.entries(runner_names)) };
}

/** A winner may be named as people name it; to the books it is its id. */
export function outcomeById(outcome: MarketOutcome, { definition, names }: NamedMarket): MarketOutcome {
  if (!('winner' in outcome) || definition.shape !== 'winner') return outcome;
  const said = outcome.winner;
  if (definition.runners.includes(said)) return outcome;
  const found = [...names].find(([, name]) => name.toLowerCase() === said.toLowerCase());
  return found === undefined ? outcome : { winner: found[0] };
}
