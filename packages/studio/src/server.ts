export { gameOfId } from './server/game-ids.ts';
export { openStudio, type Studio, type StudioParts } from './server/studio.ts';
