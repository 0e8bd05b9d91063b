/** Games have players 1 to 11. */
const most = 11;

/** The names of "player 1" and so on, by the language's word for a player. */
export const namePlayers = (name: (number: number) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: most }, (_, index) => [`player ${index + 1}`, name(index + 1)]));
