/** A player's name as other players see it, its first and last letter: enough to distinguish players, not to identify them. */
export function shortenName(name: string): string {
  const [first = '*', ...rest] = [...name];
  return `${first}***${rest.length > 1 ? rest.at(-1) : ''}`;
}
