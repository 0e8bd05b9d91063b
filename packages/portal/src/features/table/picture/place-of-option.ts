import type { TableOption } from '@maidan/games/rules';

/** Where chips on an option lie in the picture: at the place that its name says; undefined where it says none. */
export function placeOfOption(
  { name }: Pick<TableOption, 'name'>,
  places: readonly string[],
): string | undefined {
  const said = ` ${name.toLowerCase()} `;
  return places.find((place) => said.includes(` ${place} `));
}
