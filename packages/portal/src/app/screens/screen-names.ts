import type { MainPath } from '../../paths.ts';
import type { GameScreenName } from './game-screen-names.ts';

/** Where most visits begin: their loaders are part of the first load. */
export type FirstScreenName = 'dashboard' | 'matches' | 'matchDetails' | 'changePassword' | 'rules';

export type AccountScreenName = Exclude<MainPath, GameScreenName | FirstScreenName>;
