import { readMark, sayMark, toneOf } from '../cricket-figures.ts';
import { cricketRates } from '../cricket-rates.ts';
import { isOver } from '../match-picture.ts';
import type { Page } from '../open-page.ts';
import { overStrip } from '../over-strip.ts';
import { type CricketPicture, isRain, lastBallKey, readCricket } from '../pictures/cricket-picture.ts';
import { html, redrawer, write } from '../render.ts';
import { flightOf } from './ball-flight.ts';
import { chancesBar } from './chances-bar.ts';
import { cricketPanel } from './cricket/cricket-panel.ts';
import { cricketChances, inningsScores } from './cricket/innings-scores.ts';
import { ballShow } from './cricket/show-ball.ts';
import { drawField } from './cricket-field.ts';
import { flash } from './flash.ts';
import type { View } from './view.ts';

/** The word appears when the ball arrives. */
const flashDelayMs = 500;

export function cricketView({ say, sayStatus }: Page): View {
  const head = html('div', { class: 'scores' });
  const field = drawField();
  const show = ballShow(field);
  const word = flash();
  const status = html('p', { class: 'status' });
  const { rates, need, draw: drawRates } = cricketRates(say);
  const panel = cricketPanel(say, rates);
  const strip = overStrip(say);
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
      show.strike(flightOf(read, ball, play.status.key));
      word.show(sayMark(say, read), toneOf(read), flashDelayMs);
    } else if (play.isBallRunning && !wasRunning) {
      show.runUp();
    }
    lastBall = ball;
    wasRunning = play.isBallRunning;
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
      redraw(head, play.innings, () => inningsScores(picture, play));
      panel.draw(picture, play);
      drawRates(picture, play);
      strip.draw(play.thisOver);
      chances.draw(cricketChances(picture, play, say));
    },
  };
}
