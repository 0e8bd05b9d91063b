import type { CricketPicture } from '../../cricket-picture.ts';
import { figure, html, redrawer } from '../../draw.ts';
import { isOver, type MatchPicture } from '../../match-picture.ts';
import type { Say } from '../../texts/say.ts';
import { wormPicture } from './worm.ts';

/** Who bats and bowls, the worm, and the rates. */
export function cricketPanel(say: Say): {
  root: HTMLElement;
  draw(picture: MatchPicture, play: CricketPicture): void;
} {
  const people = html('ul', { class: 'people' });
  const rates = html('p', { class: 'rates' });
  const worm = wormPicture(say);
  const redraw = redrawer();

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

  function bowlerRow({ bowler }: CricketPicture): HTMLElement[] {
    if (bowler === undefined) return [];
    const { name, overs, runs, wickets } = bowler;
    const label = html('span', { class: 'unseen' }, `${say('bowling')}: `);
    return [
      html(
        'li',
        { class: 'bowling' },
        html('bdi', { class: 'name' }, label, name),
        figure(`${wickets}/${runs} (${overs})`),
      ),
    ];
  }

  return {
    root: html('div', { class: 'panel' }, people, worm.root, rates),
    draw(picture, play) {
      redraw(people, [play.batters, play.bowler], () => [...batterRows(play), ...bowlerRow(play)]);
      worm.draw(picture, play);
      const { runRate } = play;
      const target = isOver(picture) ? undefined : play.target;
      redraw(rates, [runRate, target?.rate], () => [
        html('span', {}, say('runRate'), ' ', figure(runRate.toFixed(2))),
        ...(target === undefined
          ? []
          : [html('span', {}, say('requiredRate'), ' ', figure(target.rate.toFixed(2)))]),
      ]);
    },
  };
}
