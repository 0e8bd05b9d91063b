import type { MatchPicture } from '../match-picture.ts';

/** One sport's scoreboard. */
export interface Board {
  readonly root: HTMLElement;
  draw(picture: MatchPicture): void;
}
