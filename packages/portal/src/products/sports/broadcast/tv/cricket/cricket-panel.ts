import { cricketPeople } from '../../cricket-people.ts';
import type { MatchPicture } from '../../match-picture.ts';
import type { CricketPicture } from '../../pictures/cricket-picture.ts';
import { html } from '../../render.ts';
import type { Say } from '../../texts/say.ts';
import { wormPicture } from '../worm.ts';

/** Batters and bowler, the worm, and the rates. */
export function cricketPanel(
  say: Say,
  rates: HTMLElement,
): { root: HTMLElement; draw(picture: MatchPicture, play: CricketPicture): void } {
  const people = cricketPeople(say);
  const worm = wormPicture(say);
  return {
    root: html('div', { class: 'panel' }, people.root, worm.root, rates),
    draw(picture, play) {
      people.draw(play);
      worm.draw(picture, play);
    },
  };
}
