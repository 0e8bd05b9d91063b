import { needText, overBalls, peopleRows, rateTexts } from './cricket-figures.ts';
import { eventIcon } from './event-icon.ts';
import {
  type CricketPicture,
  type FootballPicture,
  type Innings,
  isGoal,
  isOver,
  type MatchPicture,
  readCricket,
  readFootball,
  readTennis,
  sideOf,
  sides,
  writeScore,
} from './match-picture.ts';
import type { Page } from './open-page.ts';
import { figure, html, labelled, render } from './render.ts';
import { setRows } from './set-table.ts';

function scoresOf(innings: readonly Innings[]): HTMLElement[] {
  return innings.map((each, place) => {
    const isLast = place === innings.length - 1;
    const overs = isLast && figure(`(${each.overs})`, 'figure overs');
    return html('span', { class: 'score' }, figure(writeScore(each)), isLast && ' ', overs);
  });
}

function inningsRows(picture: MatchPicture, { innings }: CricketPicture): HTMLElement[] {
  return picture.match.teams.map((team) => {
    const own = innings.filter((each) => each.team === team);
    const isBatting = !isOver(picture) && innings.at(-1)?.team === team;
    return html(
      'li',
      { 'data-side': sideOf(picture, team), 'data-now': String(isBatting) },
      html('bdi', { class: 'name' }, team),
      html('span', { class: 'own' }, ...scoresOf(own)),
    );
  });
}

/** One sport's scoreboard. */
export interface Board {
  readonly root: HTMLElement;
  draw(picture: MatchPicture): void;
}

export function cricketBoard({ text }: Page): Board {
  const rows = html('ul', { class: 'sides' });
  const over = html('ol', { class: 'over', 'aria-label': text('thisOver') });
  const rates = html('p', { class: 'rates' });
  const need = html('p', { class: 'need' });
  const people = html('ul', { class: 'people' });
  return {
    root: html('div', { class: 'board' }, rows, html('div', { class: 'line' }, over, rates), need, people),
    draw(picture) {
      const play = readCricket(picture);
      if (play === undefined) return;
      render(rows, ...inningsRows(picture, play));
      render(over, ...overBalls(play));
      render(rates, ...rateTexts(picture, play, text));
      render(need, needText(picture, play, text));
      render(people, ...peopleRows(play, text));
    },
  };
}

function goalsRow({ teams, goals, penalties, events }: FootballPicture, side: 0 | 1): HTMLElement {
  const own = events.filter((event) => event.side === side);
  const scorers = own.filter(isGoal).map(({ player, minute }) => `${player} ${minute}'`);
  const sentOff = own.filter(({ kind }) => kind === 'red card');
  return html(
    'li',
    { 'data-side': sides[side] },
    html('bdi', { class: 'name' }, teams[side]),
    ...sentOff.map(eventIcon),
    figure(scorers.join(', '), 'scorers'),
    figure(penalties === undefined ? goals[side] : `${goals[side]} (${penalties[side]})`, 'figure goals'),
  );
}

export function footballBoard({ text }: Page): Board {
  const rows = html('ul', { class: 'sides' });
  const stats = html('p', { class: 'rates' });
  return {
    root: html('div', { class: 'board' }, rows, stats),
    draw(picture) {
      const play = readFootball(picture);
      if (play === undefined || picture.match.status === 'upcoming') return;
      render(rows, goalsRow(play, 0), goalsRow(play, 1));
      const { shots, corners, fouls } = play.stats;
      render(
        stats,
        labelled(text('shots'), shots.join('-')),
        labelled(text('corners'), corners.join('-')),
        labelled(text('fouls'), fouls.join('-')),
      );
    },
  };
}

export function tennisBoard({ text }: Page): Board {
  const table = html('table', { class: 'sets' });
  const stats = html('p', { class: 'rates' });
  return {
    root: html('div', { class: 'board' }, table, stats),
    draw(picture) {
      const play = readTennis(picture);
      if (play === undefined || picture.match.status === 'upcoming') return;
      render(table, ...setRows(picture, play, text));
      render(
        stats,
        play.isTieBreak && !isOver(picture) && html('strong', {}, text('tieBreak')),
        labelled(text('aces'), play.aces.join('-')),
        labelled(text('pointsWon'), play.pointsWon.join('-')),
      );
    },
  };
}

/** For a sport without a score. */
export function plainBoard(): Board {
  return { root: html('div', { class: 'board' }, html('p')), draw: () => undefined };
}
