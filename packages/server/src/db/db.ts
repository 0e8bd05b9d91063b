/** SQL for the definition of the market with this alias: its own, or that of its game's version. */
export const definitionOf = (market: string): string =>
  `coalesce(${market}.definition,
     (select g.definition from game_definition g where g.version = ${market}.definition_version)) as definition`;

/**
 * The place in a request of text that PostgreSQL cannot store (a NUL, half of a surrogate pair), or undefined. Checked once
 * for every call, since the database would report it as an internal error.
 */
export function findUnstorableText(
  value: unknown,
  path: readonly string[] = [],
): readonly string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = isStorable(key) ? findUnstorableText(part, [...path, key]) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
