import type { BoardMatch } from './board-state.ts';

/**
 * Whole coins that can be had at a price; 0 where none are shown and none bound a stake. Sizes in a recording
 * are not on offer here.
 */
export const sizeShown = ({ match }: Pick<BoardMatch, 'match'>, size: number): number =>
  match.isRecording === true ? 0 : Math.floor(size);
