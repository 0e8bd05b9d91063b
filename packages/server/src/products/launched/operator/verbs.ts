import type { Verb } from '../../../verb/verb.ts';
import type { OperatedLaunched } from '../launched.ts';
import { addGame, launchToken, switchGame } from './games.ts';
import { addProvider, changeKey, listProviders } from './providers.ts';

/** In the order help shows them. */
export const launchedVerbs: readonly Verb<OperatedLaunched>[] = [
  addProvider,
  changeKey,
  listProviders,
  addGame,
  switchGame,
  launchToken,
];
