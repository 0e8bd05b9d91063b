import { type CricketPicture, sideOf, writeScore } from '../../cricket-picture.ts';
import { figure, html } from '../../draw.ts';
import type { MatchPicture } from '../../match-picture.ts';
import type { Say } from '../../texts/say.ts';
import type { Chance } from '../chances-bar.ts';

/** A Test's innings, or a match and its super over. */
const inningsShown = 4;

export function inningsScores(picture: MatchPicture, { innings }: CricketPicture): HTMLElement[] {
  return innings.slice(-inningsShown).map((each, place, shown) =>
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
  );
}

export function cricketChances(
  { match }: MatchPicture,
  { innings, chances, format }: CricketPicture,
  say: Say,
): Chance[] {
  const short = (team = '') => innings.find((each) => each.team === team)?.short ?? team;
  const [one, two] = chances;
  const draw = format === 'Test' && one + two > 0 ? 100 - one - two : 0;
  return [
    { name: short(match.teams[0]), percent: one, side: 'one' },
    { name: say('draw'), percent: draw, side: 'draw' },
    { name: short(match.teams[1]), percent: two, side: 'two' },
  ];
}
