/** SQL for the definition of the market with this alias: its own, or that of its game's version. */
export const definitionOf = (market: string): string =>
  `coalesce(${market}.definition,
     (select g.definition from game_definition g where g.version = ${market}.definition_version)) as definition`;
