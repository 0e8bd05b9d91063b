import type { Verb } from '../../../operator/verb.ts';
import { addGame } from './add-game.ts';
import { addProvider } from './add-provider.ts';
import { changeKey } from './change-key.ts';
import { launchToken } from './launch-token.ts';
import { listProviders } from './list-providers.ts';
import { switchGame } from './switch-game.ts';

/** In the order help shows them. */
export const launchedVerbs: readonly Verb[] = [
  addProvider,
  changeKey,
  listProviders,
  addGame,
  switchGame,
  launchToken,
];
