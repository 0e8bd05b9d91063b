export { openStudio, type Studio, type StudioParts } from './server/studio.ts';
