import { eventIcon } from '../event-icon.ts';
import { sides } from '../match-picture.ts';
import type { Page } from '../open-page.ts';
import { type FootballPicture, isGoal, readFootball } from '../pictures/football-picture.ts';
import { figure, html, labelled, redrawer } from '../render.ts';
import type { Board } from './board.ts';

export function footballBoard({ say }: Page): Board {
  const rows = html('ul', { class: 'sides' });
  const stats = html('p', { class: 'rates' });
  const redraw = redrawer();

  function sideRow({ teams, goals, penalties, events }: FootballPicture, side: 0 | 1): HTMLElement {
    const scorers = events
      .filter((event) => event.side === side && isGoal(event))
      .map(({ player, minute }) => `${player} ${minute}'`);
    const sentOff = events.filter((event) => event.side === side && event.kind === 'red card');
    return html(
      'li',
      { 'data-side': sides[side] },
      html('bdi', { class: 'name' }, teams[side]),
      ...sentOff.map(eventIcon),
      figure(scorers.join(', '), 'scorers'),
      figure(penalties === undefined ? goals[side] : `${goals[side]} (${penalties[side]})`, 'figure goals'),
    );
  }

  function statTexts({ stats: { shots, corners, fouls } }: FootballPicture): HTMLElement[] {
    return [
      labelled(say('shots'), shots.join('-')),
      labelled(say('corners'), corners.join('-')),
      labelled(say('fouls'), fouls.join('-')),
    ];
  }

  return {
    root: html('div', { class: 'board' }, rows, stats),
    draw(picture) {
      const play = readFootball(picture);
      if (play === undefined || picture.match.status === 'upcoming') return;
      const { goals, penalties, events } = play;
      redraw(rows, [goals, penalties, events], () => [sideRow(play, 0), sideRow(play, 1)]);
      redraw(stats, play.stats, () => statTexts(play));
    },
  };
}
