import {
  formatMark,
  needText,
  overBalls,
  peopleRows,
  rateTexts,
  readMark,
  toneOf,
} from '../cricket-figures.ts';
import {
  type CricketPicture,
  isOver,
  isRain,
  lastBallKey,
  type MatchPicture,
  readCricket,
  sideOf,
  writeScore,
} from '../match-picture.ts';
import type { Page } from '../open-page.ts';
import { figure, html, render } from '../render.ts';
import type { TextOf } from '../texts/text-in.ts';
import { flightOf } from './ball-flight.ts';
import { ballShow, drawField } from './cricket-field.ts';
import { type Chance, chancesBar, chancesPlace, flash, type View } from './view.ts';
import { wormPicture } from './worm.ts';

/** The word appears when the ball arrives. */
const flashDelayMs = 500;

export function cricketView({ text, formatStatus }: Page): View {
  const head = html('div', { class: 'scores' });
  const field = drawField();
  const show = ballShow(field);
  const word = flash();
  const status = html('p', { class: 'status' });
  const people = html('ul', { class: 'people' });
  const worm = html('figure', { class: 'worm' });
  const rates = html('p', { class: 'rates' });
  const over = html('ol', { class: 'over', 'aria-label': text('thisOver') });
  const need = html('p', { class: 'need' });
  const chances = chancesPlace(text);
  let lastBall: string | undefined;
  let wasRunning = false;

  function followBall(play: CricketPicture): void {
    const ball = lastBallKey(play);
    const mark = play.thisOver.at(-1);
    if (lastBall !== undefined && ball !== lastBall && mark !== undefined && ball !== '') {
      const read = readMark(mark);
      if (!wasRunning) show.clear();
      show.strike(flightOf(read, ball, play.status.key));
      word.show(formatMark(text, read), toneOf(read), flashDelayMs);
    } else if (play.isBallRunning && !wasRunning) {
      show.runUp();
    }
    lastBall = ball;
    wasRunning = play.isBallRunning;
  }

  return {
    head,
    picture: html('div', { class: 'ground' }, field.root, status, word.root),
    panel: html('div', { class: 'panel' }, people, worm, rates),
    foot: html('div', { class: 'foot' }, html('div', { class: 'foot-line' }, over, need), chances),
    draw(picture) {
      const play = readCricket(picture);
      field.root.classList.toggle('is-empty', play === undefined || isOver(picture));
      if (play === undefined) return;
      field.root.classList.toggle('is-raining', isRain(play));
      const first = picture.match.teams[0];
      field.root.dataset.batting = play.innings.at(-1)?.team === first ? 'one' : 'two';
      followBall(play);
      render(status, isOver(picture) || isRain(play) ? '' : formatStatus(play.status));
      render(head, ...inningsScores(picture, play));
      render(people, ...peopleRows(play, text));
      render(worm, ...wormPicture(picture, play, text));
      render(rates, ...rateTexts(picture, play, text));
      render(over, ...overBalls(play));
      render(need, needText(picture, play, text));
      render(chances, ...chancesBar(cricketChances(picture, play, text)));
    },
  };
}

/** A Test's innings, or a match and its super over. */
const inningsShown = 4;

export function inningsScores(picture: MatchPicture, { innings }: CricketPicture): HTMLElement[] {
  return innings.slice(-inningsShown).map((each, place, shown) =>
    html(
      'span',
      {
        class: place === shown.length - 1 ? 'score now' : 'score',
        'data-side': sideOf(picture, each.team),
      },
      html('bdi', {}, each.short),
      ' ',
      figure(writeScore(each)),
      ' ',
      figure(`(${each.overs})`, 'figure overs'),
    ),
  );
}

export function cricketChances(
  { match }: MatchPicture,
  { innings, chances, format }: CricketPicture,
  text: TextOf,
): Chance[] {
  const shortNames = match.teams.map((team) => innings.find((each) => each.team === team)?.short);
  // Only the full name is known of a side that has not batted yet: then both sides have theirs.
  const [one = '', two = ''] = shortNames.includes(undefined) ? match.teams : shortNames;
  const draw = format === 'Test' && chances[0] + chances[1] > 0 ? 100 - chances[0] - chances[1] : 0;
  return [
    { name: one, share: chances[0], side: 'one' },
    { name: text('draw'), share: draw, side: 'draw' },
    { name: two, share: chances[1], side: 'two' },
  ];
}
