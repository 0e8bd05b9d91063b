import { expect, test } from 'vitest';
import type { CricketPicture, Innings, MatchPicture } from '../match-picture.ts';
import { en } from '../texts/en.ts';
import { textIn } from '../texts/text-in.ts';
import { cricketChances } from './cricket-view.ts';

const picture: MatchPicture = {
  match: {
    id: '1',
    sport: 'cricket',
    name: 'Lions v Tigers',
    series: '',
    teams: ['Lions', 'Tigers'],
    startsAt: 0,
    status: 'in-play',
  },
  score: null,
  isStale: false,
};

const innings = (team: string, short: string): Innings => ({
  team,
  short,
  runs: 0,
  wickets: 0,
  overs: '0.0',
  isDeclared: false,
  worm: [],
});

function namesOf(played: readonly Innings[], format: CricketPicture['format'] = 'T20'): readonly string[] {
  const play: CricketPicture = {
    format,
    status: { text: '' },
    isBallRunning: false,
    toss: '',
    isSuperOver: false,
    bowlers: [],
    lastBalls: [],
    isFreeHit: false,
    innings: played,
    batters: [],
    thisOver: [],
    runRate: 0,
    chances: [58, 32],
  };
  return cricketChances(picture, play, textIn(en, 'en')).map(({ name, share }) => `${name} ${share}`);
}

test('the sides have their short names once both have batted, and their full names before', () => {
  expect(namesOf([innings('Lions', 'LIO')])).toEqual(['Lions 58', 'Draw 0', 'Tigers 32']);
  const both = [innings('Lions', 'LIO'), innings('Tigers', 'TIG')];
  expect(namesOf(both)).toEqual(['LIO 58', 'Draw 0', 'TIG 32']);
});

test('the remaining chance is shown as a draw in a Test, and as nothing elsewhere', () => {
  expect(namesOf([innings('Lions', 'LIO')], 'Test')).toContain('Draw 10');
});
