/** Ids by which portals launch games and providers name them to the wallet (document 2, section 2). */
export const launchedGameIds = {
  lobby: '900000',
  roulette: '100000',
  'dus-ka-dum': '400000',
  'andar-bahar': '600000',
  ludo: '600113',
} as const;
