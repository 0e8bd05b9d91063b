/** Games seat players 1 to 11. */
const most = 11;

/** "player 3" by the language's word for a player. */
export const namePlayers = (name: (number: number) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: most }, (_, index) => [`player ${index + 1}`, name(index + 1)]));
