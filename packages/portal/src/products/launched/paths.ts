import { accountPatterns, launchPattern, pathsUnderMain } from '../../paths.ts';

export const patterns = {
  internationalCasino: 'int-casino',
  launchedGame: launchPattern,
  virtualGame: 'virtual-games/:gameName',
} as const;

export const pathTo = pathsUnderMain({ ...accountPatterns, ...patterns });
