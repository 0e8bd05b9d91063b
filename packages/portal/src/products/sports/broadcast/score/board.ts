import type { MatchPicture } from '../pictures/match-picture.ts';

/** One sport's scoreboard. */
export interface Board {
  readonly root: HTMLElement;
  draw(picture: MatchPicture): void;
}
