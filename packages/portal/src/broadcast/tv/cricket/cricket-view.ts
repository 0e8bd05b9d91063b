import { readMark, sayMark, toneOf } from '../../ball-mark.ts';
import {
  type CricketPicture,
  isRain,
  lastBallKey,
  readCricket,
  sideOf,
  writeScore,
} from '../../cricket-picture.ts';
import { figure, html, redrawer, write } from '../../draw.ts';
import { isOver, type MatchPicture } from '../../match-picture.ts';
import type { Page } from '../../open-page.ts';
import { overStrip } from '../../over-strip.ts';
import { type Chance, chancesBar } from '../chances-bar.ts';
import { flash } from '../flash.ts';
import type { View } from '../view.ts';
import { flightOf } from './ball-flight.ts';
import { cricketPanel } from './cricket-panel.ts';
import { drawField } from './field-picture.ts';
import { ballShow } from './show-ball.ts';

/** The word comes when the ball is there. */
const flashDelayMs = 500;

export function cricketView({ say, sayStatus }: Page): View {
  const head = html('div', { class: 'scores' });
  const field = drawField();
  const show = ballShow(field);
  const word = flash();
  const status = html('p', { class: 'status' });
  const panel = cricketPanel(say);
  const strip = overStrip(say);
  const need = html('p', { class: 'need' });
  const chances = chancesBar(say);
  const redraw = redrawer();
  let lastBall: string | undefined;
  let wasRunning = false;

  function followBall(play: CricketPicture): void {
    const ball = lastBallKey(play);
    const mark = play.thisOver.at(-1);
    if (lastBall !== undefined && ball !== lastBall && mark !== undefined && ball !== '') {
      const read = readMark(mark);
      if (!wasRunning) show.clear();
      show.strike(flightOf(read, ball, play.status));
      word.show(sayMark(say, read), toneOf(read), flashDelayMs);
    } else if (play.isBallRunning && !wasRunning) {
      show.runUp();
    }
    lastBall = ball;
    wasRunning = play.isBallRunning;
  }

  function drawScores(picture: MatchPicture, { innings }: CricketPicture): void {
    redraw(head, innings, () =>
      innings.slice(-4).map((each, place, shown) =>
        html(
          'span',
          {
            class: place === shown.length - 1 ? 'score now' : 'score',
            'data-side': sideOf(picture, each.team) === 0 ? 'one' : 'two',
          },
          html('bdi', {}, each.short),
          ' ',
          figure(writeScore(each)),
          ' ',
          figure(`(${each.overs})`, 'figure overs'),
        ),
      ),
    );
  }

  function chancesOf({ match }: MatchPicture, { innings, chances: given, format }: CricketPicture): Chance[] {
    const short = (team = '') => innings.find((each) => each.team === team)?.short ?? team;
    const [one, two] = given;
    const draw = format === 'Test' && one + two > 0 ? 100 - one - two : 0;
    return [
      { name: short(match.teams[0]), percent: one, side: 'one' },
      { name: say('draw'), percent: draw, side: 'draw' },
      { name: short(match.teams[1]), percent: two, side: 'two' },
    ];
  }

  return {
    head,
    picture: html('div', { class: 'ground' }, field.root, status, word.root),
    panel: panel.root,
    foot: html('div', { class: 'foot' }, html('div', { class: 'foot-line' }, strip.root, need), chances.root),
    draw(picture) {
      const play = readCricket(picture);
      field.root.classList.toggle('is-empty', play === undefined || isOver(picture));
      if (play === undefined) return;
      field.root.classList.toggle('is-raining', isRain(play));
      const first = picture.match.teams[0];
      field.root.dataset.batting = play.innings.at(-1)?.team === first ? 'one' : 'two';
      followBall(play);
      write(status, isOver(picture) || isRain(play) ? '' : sayStatus(play.status));
      drawScores(picture, play);
      panel.draw(picture, play);
      strip.draw(play.thisOver);
      const { target } = play;
      write(need, target === undefined || isOver(picture) ? '' : say('need', target.need, target.ballsLeft));
      chances.draw(chancesOf(picture, play));
    },
  };
}
