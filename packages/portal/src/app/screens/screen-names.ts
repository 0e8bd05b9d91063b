import type { MainPath } from '../../api/paths.ts';
import type { GameScreenName } from './game-screen-names.ts';

/** Where most visits begin: the first load knows how to load these. */
export type FirstScreenName = 'dashboard' | 'matches' | 'matchDetails' | 'changePassword' | 'rules';

export type AccountScreenName = Exclude<MainPath, GameScreenName | FirstScreenName>;
