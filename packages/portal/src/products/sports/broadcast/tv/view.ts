import type { MatchPicture } from '../match-picture.ts';

/** One sport's picture: the three parts of the frame it fills, and how it follows the match. */
export interface View {
  readonly head: HTMLElement;
  readonly picture: Element;
  readonly panel: HTMLElement;
  readonly foot: HTMLElement;
  draw(picture: MatchPicture): void;
}
