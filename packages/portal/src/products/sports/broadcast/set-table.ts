import {
  isOver,
  isSetWon,
  type MatchPicture,
  setsToShow,
  sides,
  type TennisPicture,
} from './match-picture.ts';
import { figure, html, redrawer } from './render.ts';
import type { Say } from './texts/say.ts';

/** Players in rows, sets in columns, the points of the game last. */
export function setTable(
  say: Say,
  nameOf: (player: string) => string = (player) => player,
): {
  root: HTMLElement;
  draw(picture: MatchPicture, play: TennisPicture): void;
} {
  const root = html('table', { class: 'sets' });
  const redraw = redrawer();
  return {
    root,
    draw(picture, play) {
      const isFinished = isOver(picture);
      const sets = setsToShow(play, isFinished);
      const { players, points, server } = play;
      redraw(root, [players, sets, points, server, isFinished], () => {
        const heads = sets.map((_, set) =>
          html('th', { scope: 'col' }, html('span', { class: 'unseen' }, say('set', set + 1))),
        );
        const pointsHead = html('th', { scope: 'col' }, html('span', { class: 'unseen' }, say('points')));
        const rows = ([0, 1] as const).map((side) => {
          const isServing = !isFinished && server === side;
          const serving = html(
            'span',
            { class: 'serving' },
            html('span', { class: 'unseen' }, say('serving')),
          );
          const name = html('bdi', { class: 'name' }, nameOf(players[side]));
          return html(
            'tr',
            { 'data-side': sides[side] },
            html(
              'th',
              { scope: 'row' },
              html('div', { class: 'player-name' }, name, ...(isServing ? [serving] : [])),
            ),
            ...sets.map((set, place) => {
              const isNow = !isFinished && place === sets.length - 1;
              const isWon = isSetWon(play, place, side);
              return html('td', { class: isWon ? 'won' : isNow ? 'now' : '' }, figure(set[side]));
            }),
            ...(isFinished ? [] : [html('td', { class: 'points' }, figure(points[side]))]),
          );
        });
        const first = html('tr', {}, html('td'), ...heads, ...(isFinished ? [] : [pointsHead]));
        return [html('thead', {}, first), html('tbody', {}, ...rows)];
      });
    },
  };
}
