import type { StudioGame } from './instant.ts';

/** The ids by which the studio's games are launched, and by which it names them to the wallet. */
export const studioGameIds = {
  lobby: '900000',
  roulette: '100000',
  'dus-ka-dum': '400000',
  'andar-bahar': '600000',
  ludo: '600113',
} as const satisfies Readonly<Record<StudioGame, string>>;
