import type { CricketPicture } from './pictures/cricket-picture.ts';
import { figure, html, redrawer } from './render.ts';
import type { Say } from './texts/say.ts';

function batterRows({ batters }: CricketPicture): HTMLElement[] {
  return batters.map(({ name, runs, balls, isOnStrike }) =>
    html(
      'li',
      { 'data-on-strike': String(isOnStrike) },
      html('bdi', { class: 'name' }, name),
      figure(`${runs}${isOnStrike ? '*' : ''} (${balls})`),
    ),
  );
}

function bowlerRow({ bowler }: CricketPicture, say: Say): HTMLElement[] {
  if (bowler === undefined) return [];
  const { name, overs, runs, wickets } = bowler;
  const label = html('span', { class: 'unseen' }, `${say('bowling')} `);
  return [
    html(
      'li',
      { class: 'bowling' },
      label,
      html('bdi', { class: 'name' }, name),
      figure(`${wickets}/${runs} (${overs})`),
    ),
  ];
}

/** The batters and the bowler, with their figures. */
export function cricketPeople(say: Say): { root: HTMLElement; draw(play: CricketPicture): void } {
  const root = html('ul', { class: 'people' });
  const redraw = redrawer();
  return {
    root,
    draw(play) {
      redraw(root, [play.batters, play.bowler], () => [...batterRows(play), ...bowlerRow(play, say)]);
    },
  };
}
