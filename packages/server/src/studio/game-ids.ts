import { type StudioGame, studioGame, studioGameIds } from '@maidan/contract';

export const gameOfId = (id: string): StudioGame | undefined =>
  studioGame.options.find((game) => studioGameIds[game] === id);
