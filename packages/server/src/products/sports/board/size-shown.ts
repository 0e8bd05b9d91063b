import type { BoardMatch } from './board-state.ts';

/**
 * Whole coins available at a price; 0 where no size is shown and none limits a stake. Sizes in a recording do not count,
 * since nobody offers them here.
 */
export const sizeShown = ({ match }: Pick<BoardMatch, 'match'>, size: number): number =>
  match.isRecording === true ? 0 : Math.floor(size);
