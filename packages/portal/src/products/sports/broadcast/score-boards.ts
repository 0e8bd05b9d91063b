import { cricketPeople, cricketRates, overStrip } from './cricket-figures.ts';
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
import { figure, html, labelled, redrawer } from './render.ts';
import { setTable } from './set-table.ts';

function scoresOf(innings: readonly Innings[]): HTMLElement[] {
  return innings.map((each, place) => {
    const overs = place === innings.length - 1 ? [' ', figure(`(${each.overs})`, 'figure overs')] : [];
    return html('span', { class: 'score' }, figure(writeScore(each)), ...overs);
  });
}

function sideRows(picture: MatchPicture, { innings }: CricketPicture): HTMLElement[] {
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

export function cricketBoard({ say }: Page): Board {
  const sides = html('ul', { class: 'sides' });
  const strip = overStrip(say);
  const { rates, need, draw } = cricketRates(say);
  const people = cricketPeople(say);
  const redraw = redrawer();
  const line = html('div', { class: 'line' }, strip.root, rates);
  return {
    root: html('div', { class: 'board' }, sides, line, need, people.root),
    draw(picture) {
      const play = readCricket(picture);
      if (play === undefined) return;
      redraw(sides, [play.innings, isOver(picture)], () => sideRows(picture, play));
      strip.draw(play.thisOver);
      draw(picture, play);
      people.draw(play);
    },
  };
}

/** One sport's scoreboard. */
export interface Board {
  readonly root: HTMLElement;
  draw(picture: MatchPicture): void;
}

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

/** For a sport without a score. */
export function plainBoard(): Board {
  return { root: html('div', { class: 'board' }, html('p')), draw: () => undefined };
}
