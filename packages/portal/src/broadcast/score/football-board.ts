import { figure, html, redrawer } from '../draw.ts';
import { eventIcon } from '../event-icon.ts';
import { type FootballPicture, isGoal, readFootball } from '../football-picture.ts';
import type { Page } from '../open-page.ts';
import type { Board } from './board.ts';

export function footballBoard({ say }: Page): Board {
  const sides = html('ul', { class: 'sides' });
  const stats = html('p', { class: 'rates' });
  const redraw = redrawer();

  function sideRow({ teams, goals, penalties, events }: FootballPicture, side: 0 | 1): HTMLElement {
    const scorers = events
      .filter((event) => event.side === side && isGoal(event))
      .map(({ player, minute }) => `${player} ${minute}'`);
    const sentOff = events.filter((event) => event.side === side && event.kind === 'red card');
    return html(
      'li',
      { 'data-side': side === 0 ? 'one' : 'two' },
      html('bdi', { class: 'name' }, teams[side]),
      ...sentOff.map(eventIcon),
      html('span', { class: 'scorers' }, html('bdi', { dir: 'ltr' }, scorers.join(', '))),
      figure(penalties === undefined ? goals[side] : `${goals[side]} (${penalties[side]})`, 'figure goals'),
    );
  }

  function statTexts({ stats: { shots, corners, fouls } }: FootballPicture): HTMLElement[] {
    const rows = [
      [say('shots'), shots],
      [say('corners'), corners],
      [say('fouls'), fouls],
    ] as const;
    return rows.map(([name, pair]) => html('span', {}, name, ' ', figure(`${pair[0]}-${pair[1]}`)));
  }

  return {
    root: html('div', { class: 'board' }, sides, stats),
    draw(picture) {
      const play = readFootball(picture);
      if (play === undefined || picture.match.status === 'upcoming') return;
      const { goals, penalties, events } = play;
      redraw(sides, [goals, penalties, events], () => [sideRow(play, 0), sideRow(play, 1)]);
      redraw(stats, play.stats, () => statTexts(play));
    },
  };
}
