import { manualClock } from '@maidan/betting';
import { scorePicture } from '@maidan/contract';
import { cricsheetFeed, type FeedChange, openSeason, readCricsheet } from '@maidan/feeds';
import { expect, test } from 'vitest';
import { createBoard } from '../../../src/products/sports/board/board.ts';
import { createScorePictures } from '../../../src/products/sports/broadcast-pages.ts';
import { twoOverMatch } from '../../recordings/recording-files.ts';
import { testStart } from '../../support/test-house.ts';

const rollouts = { innings: 2, match: 2 };
const hourMs = 3_600_000;

/** A board that checks every picture of a match against the contract. */
function openCheckedBoard() {
  const board = createBoard(manualClock(testStart));
  const textOf = createScorePictures(board);
  const pictures: unknown[] = [];
  return {
    pictures,
    see(changes: readonly FeedChange[]): void {
      for (const change of changes) {
        if (change.kind !== 'match' && change.kind !== 'score') continue;
        board.apply('feed', [{ change, at: 0 }]);
        const match = board.byEvent(change.kind === 'match' ? change.match.id : change.matchId);
        const picture: unknown = match && JSON.parse(textOf(match).body);
        // Parsing leaves out what the contract does not name.
        expect(scorePicture.parse(picture)).toEqual(picture);
        pictures.push(picture);
      }
    },
  };
}

test.each([
  ['cricket', '3011500000'],
  ['football', '3021500000'],
  ['tennis', '3031500000'],
])('every picture of a simulated %s match is as the contract says', (sport, id) => {
  const board = openCheckedBoard();
  const season = openSeason({ seed: 'pictures', startedAt: testStart, speed: 1, rollouts, only: [id] });
  const over = testStart + 2 * hourMs;
  for (let now = testStart; now <= over; now = Math.max(now + 100, season.dueAt()))
    board.see(season.advance(now));
  expect(board.pictures.length).toBeGreaterThan(50);
  expect(board.pictures).toContainEqual(
    expect.objectContaining({ match: expect.objectContaining({ sport, status: 'completed' }) }),
  );
});

test('every picture of a recording is as the contract says', () => {
  const board = openCheckedBoard();
  const clock = manualClock(testStart);
  const reading = readCricsheet(JSON.stringify(twoOverMatch()));
  if (!reading.ok) throw new Error(reading.reason);
  const setting = { matchId: '7', startedAt: testStart, speed: 1, rollouts };
  const opening = cricsheetFeed(reading.match, setting, clock);
  if (!opening.ok) throw new Error(opening.reason);
  opening.feed.start(board.see);
  clock.advance(hourMs);
  expect(board.pictures.at(-1)).toMatchObject({ match: { isRecording: true, status: 'completed' } });
});

test('a match whose feed gives no detail has a picture as the contract says', () => {
  const board = openCheckedBoard();
  const match = {
    id: '7',
    sport: 'tennis',
    name: 'Ana Ruiz v Bo Lind',
    series: 'Amber Open',
    teams: ['Ana Ruiz', 'Bo Lind'],
    startsAt: testStart,
    status: 'in-play',
  } as const;
  const score = { sport: 'tennis', headline: 'Ana Ruiz leads', detail: null } as const;
  board.see([
    { kind: 'match', match },
    { kind: 'score', matchId: '7', score },
  ]);
  expect(board.pictures).toEqual([
    { match, score: null, isStale: true },
    { match, score, isStale: true },
  ]);
});
