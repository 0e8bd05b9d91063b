import { type MarketDefinition, type MarketOutcome, outcomeForms, shapeOf } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { UsageError } from './arguments.ts';
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

export const formatOutcome = (
  outcome: MarketOutcome,
  { definition, names }: Pick<NamedMarket, 'definition' | 'names'>,
): string => shapeOf(definition).formatOutcome(definition, outcome, names);

const form = /^(\w+)=(.+)$/;

/** Checks that the words have the form of some market's outcome; whether this market can end so is checked later. */
export function readOutcomeWords(text: string): string {
  if (text.startsWith('{')) readJson(text);
  else if (text !== 'void' && !isOfSomeShape(text)) {
    throw new UsageError(`--outcome is "${text}": expected void, ${outcomeForms.join(', ')} or JSON.`);
  }
  return text;
}

function isOfSomeShape(text: string): boolean {
  const [, word] = form.exec(text) ?? [];
  return word !== undefined && outcomeForms.some((known) => known.startsWith(`${word}=`));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--outcome is not JSON (${(error as Error).message}).`);
  }
}

/** Undefined where the market cannot end so. */
export function readOutcome(words: string, { definition, names }: NamedMarket): MarketOutcome | undefined {
  if (words === 'void') return { void: true };
  const shape = shapeOf(definition);
  if (words.startsWith('{')) {
    const outcome = readJson(words);
    return shape.isOutcome(definition, outcome) ? outcome : undefined;
  }
  const [, word, value = ''] = form.exec(words) ?? [];
  if (word !== shape.outcomeWord || value === 'void') return undefined;
  return shape.readOutcome(definition, value, names);
}

/** How the market can end, to be shown to an operator who gave another outcome. */
export function describeUnread(words: string, { definition, names }: NamedMarket): string {
  const [, , value = words] = form.exec(words) ?? [];
  return `${value}: expected ${shapeOf(definition).outcomesInWords(definition, names)}`;
}
