import { cricketPeople } from './cricket-people.ts';
import { cricketRates } from './cricket-rates.ts';
import { isOver, type MatchPicture } from './match-picture.ts';
import type { Page } from './open-page.ts';
import { overStrip } from './over-strip.ts';
import {
  type CricketPicture,
  type Innings,
  readCricket,
  sideOf,
  writeScore,
} from './pictures/cricket-picture.ts';
import { figure, html, redrawer } from './render.ts';
import type { Board } from './score/board.ts';

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
