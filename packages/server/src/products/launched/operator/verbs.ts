import type { Verb } from '../../../operator/verb.ts';
import { addGame, launchToken, switchGame } from './games.ts';
import { addProvider, changeKey, listProviders } from './providers.ts';

/** In the order help shows them. */
export const launchedVerbs: readonly Verb[] = [
  addProvider,
  changeKey,
  listProviders,
  addGame,
  switchGame,
  launchToken,
];
