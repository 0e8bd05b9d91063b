/** A player as other players are shown one, by the first letter and the last: they can be distinguished, and none identified. */
export function shortenName(name: string): string {
  const [first = '*', ...rest] = [...name];
  return `${first}***${rest.length > 1 ? rest.at(-1) : ''}`;
}
