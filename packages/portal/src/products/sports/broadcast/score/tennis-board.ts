import { isOver } from '../match-picture.ts';
import type { Page } from '../open-page.ts';
import { readTennis } from '../pictures/tennis-picture.ts';
import { html, labelled, redrawer } from '../render.ts';
import { setTable } from '../set-table.ts';
import type { Board } from './board.ts';

export function tennisBoard({ say }: Page): Board {
  const table = setTable(say);
  const stats = html('p', { class: 'rates' });
  const redraw = redrawer();
  return {
    root: html('div', { class: 'board' }, table.root, stats),
    draw(picture) {
      const play = readTennis(picture);
      if (play === undefined || picture.match.status === 'upcoming') return;
      const { aces, pointsWon } = play;
      const isTieBreak = play.isTieBreak && !isOver(picture);
      table.draw(picture, play);
      redraw(stats, [aces, pointsWon, isTieBreak], () => [
        ...(isTieBreak ? [html('strong', {}, say('tieBreak'))] : []),
        labelled(say('aces'), aces.join('-')),
        labelled(say('pointsWon'), pointsWon.join('-')),
      ]);
    },
  };
}
