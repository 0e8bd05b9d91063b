import { launchedGameIds } from '@maidan/contract';
import { type StudioGame, studioGame } from '../wire/instant.ts';

export const gameOfId = (id: string): StudioGame | undefined =>
  studioGame.options.find((game) => launchedGameIds[game] === id);
