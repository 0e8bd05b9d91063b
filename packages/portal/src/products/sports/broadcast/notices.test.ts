import type { StatusLine } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import type { MatchPicture, Sport } from './match-picture.ts';
import { sumUp, writeCountdown } from './notices.ts';
import { en } from './texts/en.ts';
import { textIn } from './texts/text-in.ts';

test.each([
  [1, '00:01'],
  [59_000, '00:59'],
  [61_000, '01:01'],
  [3_729_000, '1:02:09'],
  [36 * 3_600_000, '36:00:00'],
])('%i ms to go are written %s', (leftMs, written) => {
  expect(writeCountdown(leftMs)).toBe(written);
});

const page = { text: textIn(en, 'en'), formatStatus: ({ text }: StatusLine) => text };

function picture(
  sport: Sport,
  detail: object,
  status: MatchPicture['match']['status'] = 'in-play',
): MatchPicture {
  const match = { id: '1', sport, name: 'A v B', series: 'S', teams: ['A', 'B'], startsAt: 0, status };
  const score = { sport, headline: 'A 1', detail } as MatchPicture['score'];
  return { match, score, isStale: false };
}

function cricket(
  overs: string,
  runs: number,
  wickets: number,
  status: MatchPicture['match']['status'] = 'in-play',
) {
  const innings = { team: 'A', short: 'A', runs, wickets, overs, isDeclared: false, worm: [] };
  const rest = { batters: [], thisOver: [], runRate: 0, chances: [50, 50] };
  return picture(
    'cricket',
    { format: 'T20', status: { text: 'A won by 3 runs' }, innings: [innings], ...rest },
    status,
  );
}

test('a cricket match is announced once an over and once a wicket, not once a ball', () => {
  const eventOf = (overs: string, wickets: number) => sumUp(cricket(overs, 40, wickets), page).event;
  expect(eventOf('5.4', 1)).toBe(eventOf('5.1', 1));
  expect(eventOf('6.0', 1)).not.toBe(eventOf('5.4', 1));
  expect(eventOf('5.4', 2)).not.toBe(eventOf('5.4', 1));
});

test('the words give the score and say that the match is simulated', () => {
  expect(sumUp(cricket('5.4', 41, 1), page).text).toBe('A 41/1 (5.4). Simulated match.');
});

test('a recording is not called simulated', () => {
  const played = cricket('5.4', 41, 1);
  const recorded = { ...played, match: { ...played.match, isRecording: true as const } };
  expect(sumUp(recorded, page).text).toBe('A 41/1 (5.4). Recording.');
  const upcoming = { ...recorded, match: { ...recorded.match, status: 'upcoming' as const } };
  expect(sumUp(upcoming, page).text).toBe('A v B. Match not started. Recording.');
});

test('a match of a sport without a score is announced by its name', () => {
  const race = { ...picture('other', {}), score: null };
  expect(sumUp(race, page).text).toBe('A v B. Simulated match.');
});

test('the end of a match is announced with its result', () => {
  const before = sumUp(cricket('20.0', 160, 4), page);
  const after = sumUp(cricket('20.0', 160, 4, 'completed'), page);
  expect(after.event).not.toBe(before.event);
  expect(after.text).toBe('A 160/4 (20.0). A won by 3 runs.');
});

test('a match abandoned without a reason is announced as abandoned', () => {
  const race = { ...picture('other', {}, 'abandoned'), score: null };
  expect(sumUp(race, page).text).toBe('A v B. Match abandoned.');
});

test('a match whose detail cannot be read is announced by its headline', () => {
  expect(sumUp(picture('football', { odd: true }), page).text).toBe('A 1. Simulated match.');
});
