import { type CricketPicture, type Innings, readCricket, sideOf, writeScore } from '../cricket-picture.ts';
import { figure, html, redrawer, write } from '../draw.ts';
import { isOver, type MatchPicture } from '../match-picture.ts';
import type { Page } from '../open-page.ts';
import { overStrip } from '../over-strip.ts';
import type { Board } from './board.ts';

export function cricketBoard({ say }: Page): Board {
  const sides = html('ul', { class: 'sides' });
  const strip = overStrip(say);
  const rates = html('p', { class: 'rates' });
  const need = html('p', { class: 'need' });
  const people = html('ul', { class: 'people' });
  const redraw = redrawer();

  function scoresOf(innings: readonly Innings[]): HTMLElement[] {
    return innings.map((each, place) => {
      const overs = place === innings.length - 1 ? [' ', figure(`(${each.overs})`, 'figure overs')] : [];
      return html('span', { class: 'score' }, figure(writeScore(each)), ...overs);
    });
  }

  function drawSides(picture: MatchPicture, { innings }: CricketPicture): void {
    redraw(sides, innings, () =>
      picture.match.teams.map((team) => {
        const own = innings.filter((each) => each.team === team);
        const isBatting = !isOver(picture) && innings.at(-1)?.team === team;
        return html(
          'li',
          { 'data-side': sideOf(picture, team) === 0 ? 'one' : 'two', 'data-now': String(isBatting) },
          html('bdi', { class: 'name' }, team),
          html('span', { class: 'own' }, ...scoresOf(own)),
        );
      }),
    );
  }

  function drawPeople({ batters, bowler }: CricketPicture): void {
    redraw(people, [batters, bowler], () => [
      ...batters.map(({ name, runs, balls, isOnStrike }) =>
        html(
          'li',
          {},
          html('bdi', { class: 'name' }, name),
          figure(`${runs}${isOnStrike ? '*' : ''} (${balls})`),
        ),
      ),
      ...(bowler === undefined
        ? []
        : [
            html(
              'li',
              { class: 'bowling' },
              html(
                'bdi',
                { class: 'name' },
                html('span', { class: 'unseen' }, `${say('bowling')}: `),
                bowler.name,
              ),
              figure(`${bowler.wickets}/${bowler.runs} (${bowler.overs})`),
            ),
          ]),
    ]);
  }

  return {
    root: html(
      'div',
      { class: 'board' },
      sides,
      html('div', { class: 'line' }, strip.root, rates),
      need,
      people,
    ),
    draw(picture) {
      const play = readCricket(picture);
      if (play === undefined) return;
      const { runRate, target } = play;
      drawSides(picture, play);
      strip.draw(isOver(picture) ? [] : play.thisOver);
      redraw(rates, isOver(picture) ? [] : [runRate, target?.rate], () =>
        isOver(picture)
          ? []
          : [
              html('span', {}, say('runRate'), ' ', figure(runRate.toFixed(2))),
              ...(target === undefined
                ? []
                : [html('span', {}, say('requiredRate'), ' ', figure(target.rate.toFixed(2)))]),
            ],
      );
      write(need, target === undefined || isOver(picture) ? '' : say('need', target.need, target.ballsLeft));
      drawPeople(play);
    },
  };
}
