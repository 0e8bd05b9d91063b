import {
  isOver,
  isSetWon,
  type MatchPicture,
  type Pair,
  setsToShow,
  sides,
  type TennisPicture,
} from './match-picture.ts';
import { figure, html } from './render.ts';
import type { TextOf } from './texts/text-in.ts';

/** Players in rows, sets in columns, the points of the game last. */
export function setRows(
  picture: MatchPicture,
  play: TennisPicture,
  text: TextOf,
  nameOf: (player: string) => string = (player) => player,
): HTMLElement[] {
  const isFinished = isOver(picture);
  const sets = setsToShow(play, isFinished);
  const unseen = (text: string) => html('span', { class: 'unseen' }, text);
  const head = (text: string) => html('th', { scope: 'col' }, unseen(text));

  function setCell(set: Pair, place: number, side: 0 | 1): HTMLElement {
    const isNow = !isFinished && place === sets.length - 1;
    return html('td', { class: isSetWon(play, place, side) ? 'won' : isNow ? 'now' : '' }, figure(set[side]));
  }

  const rows = ([0, 1] as const).map((side) => {
    const name = html('bdi', { class: 'name' }, nameOf(play.players[side]));
    const isServing = !isFinished && play.server === side;
    const serving = isServing && html('span', { class: 'serving' }, unseen(text('serving')));
    return html(
      'tr',
      { 'data-side': sides[side] },
      html('th', { scope: 'row' }, html('div', { class: 'player-name' }, name, serving)),
      ...sets.map((set, place) => setCell(set, place, side)),
      !isFinished && html('td', { class: 'points' }, figure(play.points[side])),
    );
  });
  const heads = sets.map((_, place) => head(text('set', place + 1)));
  const first = html('tr', {}, html('td'), ...heads, !isFinished && head(text('points')));
  return [html('thead', {}, first), html('tbody', {}, ...rows)];
}
