import { describe, expect, test } from 'vitest';
import type { BoardMatch } from '../../../testing/board-names/board-match.ts';
import {
  DELHI_MUMBAI_WOMEN,
  INDIA_AUSTRALIA,
  PAKISTAN_SOUTH_AFRICA,
} from '../../../testing/board-names/international-boards.ts';
import {
  BENGALURU_HYDERABAD,
  PUNJAB_KOLKATA,
  SIXERS_THUNDER,
} from '../../../testing/board-names/league-boards.ts';
import { nameSession } from '../name-session.ts';
import { readSessionName } from './read-session-name.ts';

const BOARDS: readonly (readonly [string, BoardMatch])[] = Object.entries({
  BENGALURU_HYDERABAD,
  PUNJAB_KOLKATA,
  SIXERS_THUNDER,
  INDIA_AUSTRALIA,
  PAKISTAN_SOUTH_AFRICA,
  DELHI_MUMBAI_WOMEN,
});

/** The house's own name for the session that was read. */
function readAs(written: string, { context, dialect }: BoardMatch): string | undefined {
  const reading = readSessionName(written, context, dialect);
  if (reading.kind !== 'line') return undefined;
  const shortNames = Object.fromEntries(
    context.teams.map(({ name, shortNames: [short = name] }) => [name, short]),
  );
  return nameSession(reading.session, shortNames);
}

describe.each(BOARDS)('the board of %s', (_, board) => {
  test.each(board.lines.filter(({ meant }) => meant !== undefined))('$written is $meant', (line) => {
    expect(readAs(line.written, board)).toBe(line.meant);
  });

  test.each(board.lines.filter(({ meant }) => meant === undefined))('$written stays unread', (line) => {
    expect(readAs(line.written, board)).toBeUndefined();
  });
});

test('the boards have at least 287 names, at least 60 of them unread, and at least 230 that are read', () => {
  const lines = BOARDS.flatMap(([, board]) => board.lines);
  const unread = lines.filter(({ meant }) => meant === undefined);
  expect(lines.length).toBeGreaterThanOrEqual(287);
  expect(unread.length).toBeGreaterThanOrEqual(60);
  expect(lines.length - unread.length).toBeGreaterThanOrEqual(230);
});
