import { UsageError } from '../command-error.ts';

type Changes<Setting> = { readonly [Name in keyof Setting]?: Setting[Name] | undefined };

/** The changes given as options of a command; at least one is required. */
export function namedChanges<Setting extends object>(changes: Changes<Setting>): Partial<Setting> {
  const named = Object.entries(changes).filter(([, change]) => change !== undefined);
  if (named.length === 0) throw new UsageError('Nothing to set is given.');
  return Object.fromEntries(named) as Partial<Setting>;
}
