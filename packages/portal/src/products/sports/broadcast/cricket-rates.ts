import { isOver, type MatchPicture } from './match-picture.ts';
import type { CricketPicture } from './pictures/cricket-picture.ts';
import { html, labelled, redrawer, write } from './render.ts';
import type { Say } from './texts/say.ts';

/** The present run rate, and what a chase still requires. */
export function cricketRates(say: Say): {
  rates: HTMLElement;
  need: HTMLElement;
  draw(picture: MatchPicture, play: CricketPicture): void;
} {
  const rates = html('p', { class: 'rates' });
  const need = html('p', { class: 'need' });
  const redraw = redrawer();
  return {
    rates,
    need,
    draw(picture, play) {
      const target = isOver(picture) ? undefined : play.target;
      redraw(rates, [play.runRate, target?.rate], () => [
        labelled(say('runRate'), play.runRate.toFixed(2)),
        ...(target === undefined ? [] : [labelled(say('requiredRate'), target.rate.toFixed(2))]),
      ]);
      write(need, target === undefined ? '' : say('need', target.need, target.ballsLeft));
    },
  };
}
