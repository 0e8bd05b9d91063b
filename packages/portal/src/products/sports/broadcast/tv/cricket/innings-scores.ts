import type { MatchPicture } from '../../match-picture.ts';
import { type CricketPicture, sideOf, writeScore } from '../../pictures/cricket-picture.ts';
import { figure, html } from '../../render.ts';
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
  say: Say,
): Chance[] {
  const shortNames = match.teams.map((team) => innings.find((each) => each.team === team)?.short);
  // Only the full name is known of a side that has not batted yet: then both sides have theirs.
  const [one = '', two = ''] = shortNames.includes(undefined) ? match.teams : shortNames;
  const draw = format === 'Test' && chances[0] + chances[1] > 0 ? 100 - chances[0] - chances[1] : 0;
  return [
    { name: one, share: chances[0], side: 'one' },
    { name: say('draw'), share: draw, side: 'draw' },
    { name: two, share: chances[1], side: 'two' },
  ];
}
